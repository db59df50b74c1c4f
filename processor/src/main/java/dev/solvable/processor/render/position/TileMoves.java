package dev.solvable.processor.render.position;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.Player;
import dev.solvable.processor.game.Tile;
import dev.solvable.processor.game.TileRules;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.processor.render.code.Methods;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Moves that lay a tile. */
public final class TileMoves implements MoveCode {
    private final SolverPlan plan;
    private final TileRules rules;
    private final Masks masks;

    public TileMoves(SolverPlan plan, TileRules rules, Masks masks) {
        this.plan = plan;
        this.rules = rules;
        this.masks = masks;
    }

    @Override
    public String count() {
        return "TILES.length";
    }

    @Override
    public CodeBlock cells() {
        return Code.of("$longStream:T.of(TILES).boxed().toList()");
    }

    @Override
    public CodeBlock name() {
        return nameOf("TILES[move]");
    }

    /** The names of a mask's cells, column by column, joined by hyphens. */
    static CodeBlock nameOf(String mask) {
        return Code.of("""
                StringBuilder name = new StringBuilder();
                for (int cell : COLUMN_ORDER) {
                    if (($mask:L >>> cell & 1) != 0) {
                        name.append(name.length() == 0 ? "" : "-").append(CELL_NAMES[cell]);
                    }
                }
                return name.toString();
                """, "mask", mask);
    }

    /** Adds the order in which the name of a move lists its cells. */
    static void addColumnOrder(TypeSpec.Builder type, SolverPlan plan) {
        List<Integer> squares = plan.game().board().squares();
        int columns = plan.game().board().columns();
        type.addField(Methods.constant(
                "int[]",
                "COLUMN_ORDER",
                "The cells column by column: the name of a move lists them so.",
                IntStream.range(0, squares.size())
                        .boxed()
                        .sorted(Comparator.comparing((Integer cell) -> squares.get(cell) % columns))
                        .map(String::valueOf)
                        .collect(Collectors.joining(", ", "{", "}"))));
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        masks.addArray(
                type,
                "TILES",
                "Every placement of a tile, with the cells that it covers; a move is an index into this array.",
                rules.tiles().stream().map(Tile::cells).toList());
        addColumnOrder(type, plan);
        if (rules.partizan()) {
            addPlayers(type);
        }
        type.addMethod(Methods.helper("boolean", "fits", "long position", "int move")
                .addJavadoc(
                        rules.partizan()
                                ? "Whether a move is one of the player's to move, and its cells are free."
                                : "Whether the cells of a move are free.")
                .addCode(
                        rules.partizan()
                                ? "return (position & TILES[move]) == 0"
                                        + " && PLAYERS.charAt(move) != (firstMoves(position) ? '2' : '1');\n"
                                : "return (position & TILES[move]) == 0;\n")
                .build());
        type.addMethod(Methods.helper("long", "after", "long position", "int move")
                .addJavadoc("The position after a move that fits.")
                .addCode(
                        TakenPosition.hasSideBit(plan)
                                ? "return (position | TILES[move]) ^ SIDE;\n"
                                : "return position | TILES[move];\n")
                .build());
    }

    private void addPlayers(TypeSpec.Builder type) {
        StringBuilder players = new StringBuilder();
        for (Tile tile : rules.tiles()) {
            players.append(tile.by() == Player.FIRST ? '1' : tile.by() == Player.SECOND ? '2' : '*');
        }
        type.addField(Methods.constant(
                "String",
                "PLAYERS",
                "Who may lay each of the tiles: 1 the first player, 2 the second, * both.",
                '"' + players.toString() + '"'));
        masks.addArray(
                type,
                "FIRST_TILES",
                "The placements of the first player, promising ones first.",
                masksOf(Player.SECOND));
        masks.addArray(
                type,
                "SECOND_TILES",
                "The placements of the second player, promising ones first.",
                masksOf(Player.FIRST));
    }

    /** The placements of all but one player, those first that a search should try first among equals. */
    private List<Long> masksOf(Player without) {
        return rules.tiles().stream()
                .filter(tile -> tile.by() != without)
                .map(Tile::cells)
                .sorted(new PlacementOrder(plan.game().board()))
                .toList();
    }
}
