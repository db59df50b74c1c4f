package dev.solvable.processor.render.frame;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.tiles.TileRules;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Api;
import dev.solvable.processor.render.code.Literals;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.runtime.game.tiles.TakenGame;
import dev.solvable.runtime.game.tiles.TakenRules;
import java.util.Arrays;
import javax.lang.model.element.Modifier;

/** What solvers of games of tiles have: their rules and every placement of a tile. */
public final class TileParts {
    private final SolverPlan plan;
    private final TileRules rules;

    /** The parts of a game of tiles. */
    public TileParts(SolverPlan plan, TileRules rules) {
        this.plan = plan;
        this.rules = rules;
    }

    /** Adds what the game declares, the placements among it. */
    public void addGame(TypeSpec.Builder type) {
        new Masks(plan.game().board(), plan.code())
                .addArray(
                        type,
                        "TILES",
                        "Every placement of a tile, with the cells that it covers; a move is an index into this array.",
                        Arrays.stream(rules.game().fills()).boxed().toList());
        if (rules.partizan()) {
            type.addField(Methods.constant(
                    "String",
                    "PLAYERS",
                    "Who may lay each of the tiles: 1 the first player, 2 the second, * both.",
                    '"' + rules.game().players() + '"'));
        }
        type.addField(FieldSpec.builder(TakenGame.class, "GAME", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc(
                        "The characters of a taken and of a free cell, and the result for a player who cannot move.")
                .initializer(
                        "new $T($S, BOARD, \"$L$L\", $T.$L, TILES, $L)",
                        TakenGame.class,
                        plan.game().type().name(),
                        Literals.inString(rules.game().marks().charAt(0)),
                        Literals.inString(rules.game().marks().charAt(1)),
                        Api.ENDING,
                        plan.game().noMoves(),
                        rules.partizan() ? "PLAYERS" : "\"\"")
                .build());
    }

    /** What makes the rules; adds the constant that their canonical keys need. */
    public CodeBlock rules(TypeSpec.Builder type) {
        return CodeBlock.of("new $T(GAME, PLAN.encoding(), $L)", TakenRules.class, new StateKeys(plan).ofTaken(type));
    }
}
