package dev.solvable.processor.render;

import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.plan.SolverPlan;

/** Positions that are the mask of the taken cells. */
final class TakenPosition implements Section {
    private final SolverPlan plan;

    TakenPosition(SolverPlan plan) {
        this.plan = plan;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        type.addMethod(Methods.helper("void", "check", "long position")
                .addJavadoc("Refuses bits outside the board.")
                .addCode(Code.of("""
                        if ((position & ~BOARD) != 0) {
                            throw new IllegalArgumentException(position + " is no position of $name:L");
                        }
                        """, "name", plan.game().type().name()))
                .build());
        type.addMethod(Methods.api("Player", "toMove", "long position")
                .addCode(Code.of("""
                        check(position);
                        return $player:T.EITHER;
                        """))
                .build());
        type.addMethod(Methods.api("boolean", "isTerminal", "long position")
                .addCode(Code.of("""
                        check(position);
                        for (long tile : TILES) {
                            if ((position & tile) == 0) {
                                return false;
                            }
                        }
                        return true;
                        """))
                .build());
    }
}
