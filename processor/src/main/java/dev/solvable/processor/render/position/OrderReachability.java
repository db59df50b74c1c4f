package dev.solvable.processor.render.position;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.state.MarkCode;
import java.util.HashSet;
import java.util.Set;

/** Reachability where the order of the marks matters: play is taken back mark by mark, no position twice. */
final class OrderReachability implements Section {
    private final MarkCode marks;
    private final Translation translation;

    OrderReachability(MarkCode marks, Translation translation) {
        this.marks = marks;
        this.translation = translation;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        type.addMethod(translation
                .question("boolean", "isReachable")
                .addCode(Code.of("""
                        checkFilling(position);
                        long first = first(position);
                        long second = second(position);
                        int ahead = Long.bitCount(first) - Long.bitCount(second);
                        return (ahead == 0 || ahead == 1) && canArise(first, second, new $set:T<>());
                        """, "set", HashSet.class))
                .build());
        type.addMethod(Methods.helper("boolean", "canArise", "long first", "long second")
                .addParameter(ParameterizedTypeName.get(ClassName.get(Set.class), ClassName.get(Long.class)), "refuted")
                .addJavadoc("""
                        Whether some mark of the player who moved last can be taken back to a position that can arise and that did not end
                        the game.
                        """)
                .addCode(Code.of(
                        """
                        if ((first | second) == 0) {
                            return true;
                        }
                        if (Thread.currentThread().isInterrupted()) {
                            throw cancelled();
                        }
                        if (refuted.contains(positionOf(first, second))) {
                            return false;
                        }
                        boolean firstWasLast = Long.bitCount(first) > Long.bitCount(second);
                        long candidates = (firstWasLast ? first : second)$tops:L;
                        for (long rest = candidates; rest != 0; rest &= rest - 1) {
                            long last = rest & -rest;
                            long firstBefore = first & ~last;
                            long secondBefore = second & ~last;
                            if (!isOver(firstBefore, secondBefore) && canArise(firstBefore, secondBefore, refuted)) {
                                return true;
                            }
                        }
                        refuted.add(positionOf(first, second));
                        return false;
                        """,
                        "tops",
                        marks.gravity() ? " & ~((first | second) >>> 1) /* the highest of a column */" : ""))
                .build());
    }
}
