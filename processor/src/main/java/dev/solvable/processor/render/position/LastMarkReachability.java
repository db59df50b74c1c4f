package dev.solvable.processor.render.position;

import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.state.MarkCode;

/** Reachability where the marks may come in any order: the counts, and a last mark without which nothing had ended. */
final class LastMarkReachability implements Section {
    private final MarkCode marks;
    private final Translation translation;

    LastMarkReachability(MarkCode marks, Translation translation) {
        this.marks = marks;
        this.translation = translation;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        type.addMethod(translation
                .question("boolean", "isReachable")
                .addCode(marks.shared() ? shared() : marks.any() ? any() : own())
                .build());
        if (marks.hasLines()) {
            addJustCompleted(type);
        }
    }

    private String own() {
        if (!marks.hasLines()) {
            return """
                    checkFilling(position);
                    int ahead = Long.bitCount(first(position)) - Long.bitCount(second(position));
                    return ahead == 0 || ahead == 1;
                    """;
        }
        return """
                checkFilling(position);
                long first = first(position);
                long second = second(position);
                int ahead = Long.bitCount(first) - Long.bitCount(second);
                if (hasLine(first)) {
                    return ahead == 1 && !hasLine(second) && justCompleted(first, first);
                }
                if (hasLine(second)) {
                    return ahead == 0 && justCompleted(second, second);
                }
                return ahead == 0 || ahead == 1;
                """;
    }

    private String any() {
        if (!marks.hasLines()) {
            return """
                    checkFilling(position);
                    return true;
                    """;
        }
        return """
                checkFilling(position);
                long first = first(position);
                long second = second(position);
                if (hasLine(first)) {
                    return !hasLine(second) && justCompleted(first, TOPS);
                }
                return !hasLine(second) || justCompleted(second, TOPS);
                """.replace("TOPS", marks.gravity() ? "~((first | second) >>> 1)" : "BOARD");
    }

    private String shared() {
        if (!marks.hasLines()) {
            return """
                    check(position);
                    return true;
                    """;
        }
        return """
                check(position);
                long taken = TAKEN;
                return !hasLine(taken) || justCompleted(taken, TOPS);
                """.replace("TAKEN", marks.gravity() ? "taken(position)" : "position")
                .replace("TOPS", marks.gravity() ? "~(taken >>> 1)" : "taken");
    }

    private static void addJustCompleted(TypeSpec.Builder type) {
        type.addMethod(Methods.helper("boolean", "justCompleted", "long marks", "long candidates")
                .addJavadoc(
                        "Whether one of these marks, a candidate, can have been the last, so that there was no line before.")
                .addCode("""
                        for (long rest = marks & candidates; rest != 0; rest &= rest - 1) {
                            long last = rest & -rest;
                            if (!hasLine(marks & ~last)) {
                                return true;
                            }
                        }
                        return false;
                        """)
                .build());
    }
}
