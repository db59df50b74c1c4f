package dev.solvable.processor.render.position;

import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.MarkRules;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.CallWarnings;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.JavaLang;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;

/** The declaration's own ending. */
public final class WinCheckSection implements Section {
    private final SolverPlan plan;
    private final MarkRules rules;
    private final CallWarnings warnings;

    public WinCheckSection(SolverPlan plan, MarkRules rules, CallWarnings warnings) {
        this.plan = plan;
        this.rules = rules;
        this.warnings = warnings;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        String cells = plan.layout().inColumns() ? "cells(%s)" : "%s";
        type.addMethod(
                warnings.keepBack(Methods.helper("boolean", "hasWon", "long own", "long other", "boolean isFirst"))
                        .addJavadoc("Whether the player with these cells has won, as the declaration says.")
                        .addCode(Code.of(
                                "return $game:L.$method:L($own:L, $other:L, isFirst ? $player:T.FIRST : $player:T.SECOND);\n",
                                "game",
                                JavaLang.name(plan.game().type()),
                                "method",
                                rules.winCheck(),
                                "own",
                                cells.formatted("own"),
                                "other",
                                cells.formatted("other")))
                        .build());
    }
}
