package dev.solvable.processor.render.frame;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.Player;
import dev.solvable.processor.game.Tile;
import dev.solvable.processor.game.TileRules;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.processor.render.code.Methods;

/** What solvers of games of tiles have: their rules and every placement of a tile. */
public final class TileParts {
    private final SolverPlan plan;
    private final TileRules rules;

    /** The parts of a game of tiles. */
    public TileParts(SolverPlan plan, TileRules rules) {
        this.plan = plan;
        this.rules = rules;
    }

    /** The arguments of the constructor of {@code TileSolver}. */
    public CodeBlock arguments() {
        return CodeBlock.of(
                "$S, BOARD, RULES, TILES, $L,$W$L,$Wthreads",
                plan.game().type().name(),
                rules.partizan() ? "PLAYERS" : "\"\"",
                plan.translates());
    }

    /** Adds the rules and the placements. */
    public void addRules(TypeSpec.Builder type) {
        type.addField(TakenParts.rules(plan, Code.inString(rules.filled()) + Code.inString(rules.empty())));
        new Masks(plan.game().board(), plan.layout())
                .addArray(
                        type,
                        "TILES",
                        "Every placement of a tile, with the cells that it covers; a move is an index into this array.",
                        rules.tiles().stream().map(Tile::cells).toList());
        if (rules.partizan()) {
            StringBuilder players = new StringBuilder();
            for (Tile tile : rules.tiles()) {
                players.append(tile.by() == Player.FIRST ? '1' : tile.by() == Player.SECOND ? '2' : '*');
            }
            type.addField(Methods.constant(
                    "String",
                    "PLAYERS",
                    "Who may lay each of the tiles: 1 the first player, 2 the second, * both.",
                    '"' + players.toString() + '"'));
        }
    }
}
