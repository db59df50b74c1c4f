package dev.solvable.processor.render;

import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.MarkRules;
import dev.solvable.processor.plan.SolverPlan;

/** Whether play can lead to a position: for marks a matter of counts and the last mark, for tiles an exact cover. */
final class ReachabilitySection implements Section {
    private final SolverPlan plan;

    ReachabilitySection(SolverPlan plan) {
        this.plan = plan;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        if (!(plan.game().rules() instanceof MarkRules marks)) {
            addCover(type);
        } else if (marks.lines().masks().isEmpty()) {
            type.addMethod(Methods.api("boolean", "isReachable", "long position")
                    .addCode("""
                            checkFilling(position);
                            int ahead = Long.bitCount(first(position)) - Long.bitCount(second(position));
                            return ahead == 0 || ahead == 1;
                            """)
                    .build());
        } else {
            addLastMark(type);
        }
    }

    private static void addLastMark(TypeSpec.Builder type) {
        type.addMethod(Methods.api("boolean", "isReachable", "long position")
                .addCode("""
                        checkFilling(position);
                        long first = first(position);
                        long second = second(position);
                        int ahead = Long.bitCount(first) - Long.bitCount(second);
                        if (hasLine(first)) {
                            return ahead == 1 && !hasLine(second) && justCompleted(first);
                        }
                        if (hasLine(second)) {
                            return ahead == 0 && justCompleted(second);
                        }
                        return ahead == 0 || ahead == 1;
                        """)
                .build());
        type.addMethod(Methods.helper("boolean", "justCompleted", "long marks")
                .addJavadoc("Whether one of these marks can have been the last, so that there was no line before it.")
                .addCode("""
                        for (long rest = marks; rest != 0; rest &= rest - 1) {
                            long last = rest & -rest;
                            if (!hasLine(marks & ~last)) {
                                return true;
                            }
                        }
                        return false;
                        """)
                .build());
    }

    private static void addCover(TypeSpec.Builder type) {
        type.addMethod(Methods.api("boolean", "isReachable", "long position")
                .addCode("""
                        check(position);
                        return isCover(position);
                        """)
                .build());
        type.addMethod(Methods.helper("boolean", "isCover", "long cells")
                .addJavadoc("Whether tiles can cover exactly these cells: one of them covers the lowest cell.")
                .addCode("""
                        if (cells == 0) {
                            return true;
                        }
                        if (Thread.currentThread().isInterrupted()) {
                            throw cancelled();
                        }
                        long lowest = cells & -cells;
                        for (long tile : TILES) {
                            if ((tile & -tile) == lowest && (tile & ~cells) == 0 && isCover(cells & ~tile)) {
                                return true;
                            }
                        }
                        return false;
                        """)
                .build());
    }
}
