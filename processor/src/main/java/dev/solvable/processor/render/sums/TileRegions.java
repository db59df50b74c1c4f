package dev.solvable.processor.render.sums;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.Board;
import dev.solvable.processor.game.TileShapes;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.processor.render.code.Methods;
import java.util.ArrayList;
import java.util.List;

/**
 * Regions of games of tiles: free squares that tiles join; free squares that no tile can cover are in none. Where a
 * mask holds the rectangle around the board, a region is named by the least of its images in the top left corner.
 */
public final class TileRegions implements Regions {
    /** So many shape cells are joined by straight-line code that stays within HotSpot's limit for inlining. */
    private static final int MOST_STRAIGHT_LINE_CELLS = 15;

    private static final CodeBlock TILE_BY_TILE = CodeBlock.of("""
            long region = 0;
            long before;
            do {
                before = region;
                for (long tile : TILES) {
                    if ((tile & ~free) == 0 && (region == 0 || (tile & region) != 0)) {
                        region |= tile;
                    }
                }
            } while (region != before);
            return region;
            """);

    private final Board board;
    private final SolverPlan plan;
    private final boolean hasHoles;

    public TileRegions(SolverPlan plan) {
        this.plan = plan;
        this.board = plan.game().board();
        this.hasHoles = plan.shapes().isPresent() && board.cells() < board.rows() * board.columns();
    }

    @Override
    public String free() {
        return "BOARD & ~taken";
    }

    @Override
    public String forEachMove(String body) {
        return """
                for (long tile : TILES) {
                    if ((tile & ~region) != 0) {
                        continue;
                    }
                BODY}
                """.replace("BODY", body.indent(4));
    }

    @Override
    public String left() {
        return "region & ~tile";
    }

    @Override
    public String key() {
        return plan.shapes().isPresent() ? "nameOf(region)" : "region";
    }

    @Override
    public String moves() {
        return "TILES.length";
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        plan.shapes().ifPresent(shapes -> new RegionNames(board, shapes).addTo(type));
        boolean straight = plan.shapes().isPresent() && !hasHoles && cellsOfShapes() <= MOST_STRAIGHT_LINE_CELLS;
        if (straight) {
            addPlaces(type, plan.shapes().orElseThrow());
        }
        type.addMethod(Methods.helper("long", "region", "long free")
                .addJavadoc("One of the regions of free cells, which tiles join; 0 where no tile fits.")
                .addCode(straight ? shapeByShape(plan.shapes().orElseThrow()) : TILE_BY_TILE)
                .build());
    }

    private int cellsOfShapes() {
        return plan.shapes().orElseThrow().shapes().stream()
                .mapToInt(Long::bitCount)
                .sum();
    }

    private void addPlaces(TypeSpec.Builder type, TileShapes shapes) {
        Masks masks = new Masks(board, plan.layout());
        for (int i = 0; i < shapes.shapes().size(); i++) {
            long shape = shapes.shapes().get(i);
            long places = shapes.places(shape).stream()
                    .mapToLong(place -> 1L << place)
                    .reduce(0, (one, other) -> one | other);
            type.addField(Methods.constant(
                    "long",
                    "PLACES_" + (i + 1),
                    "Where the first cell of a tile that can cover " + masks.names(shape) + " can lie.",
                    masks.literal(places)));
        }
    }

    /** All tiles of a shape at once, each by its first cell. */
    private static CodeBlock shapeByShape(TileShapes shapes) {
        CodeBlock.Builder code = CodeBlock.builder();
        CodeBlock.Builder joins = CodeBlock.builder();
        List<String> names = new ArrayList<>();
        for (long shape : shapes.shapes()) {
            int number = names.size() + 1;
            names.add("tiles" + number);
            code.add("long tiles$L = PLACES_$L & free", number, number);
            joins.add("long joined$L = tiles$L & (region", number, number);
            steps(shape).forEach(step -> {
                code.add(" & free >>> $L", step);
                joins.add(" | region >>> $L", step);
            });
            code.add(";\n");
            joins.add(");\nregion |= joined$L", number);
            steps(shape).forEach(step -> joins.add(" | joined$L << $L", number, step));
            joins.add(";\n");
        }
        return code.add("long region = Long.lowestOneBit($L);\nlong before;\n", String.join(" | ", names))
                .beginControlFlow("do")
                .add("before = region;\n")
                .add(joins.build())
                .endControlFlow("while (region != before)")
                .add("return region;\n")
                .build();
    }

    /** How far the other cells of a shape lie from its first. */
    private static List<Integer> steps(long shape) {
        List<Integer> squares = Board.cellsOf(shape);
        return squares.stream().skip(1).map(square -> square - squares.get(0)).toList();
    }
}
