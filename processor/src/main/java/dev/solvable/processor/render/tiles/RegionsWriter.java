package dev.solvable.processor.render.tiles;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.tiles.TileShapes;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.sums.RegionShapes;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Writes the class for regions of free cells, from the shapes of the board and the tiles: how to find a region by
 * shifts, and which regions have equal values. If the rectangle around the board does not fit a mask, there is none.
 */
final class RegionsWriter {
    /**
     * The most cells of all shapes for which straight-line code that joins regions is short enough for HotSpot to
     * inline.
     */
    private static final int MAX_STRAIGHT_LINE_CELLS = 15;

    private final Board board;
    private final SolverPlan plan;

    RegionsWriter(SolverPlan plan) {
        this.plan = plan;
        this.board = plan.game().board();
    }

    /** The expression that makes the object for regions; adds its class if this game has one. */
    CodeBlock shapes(TypeSpec.Builder type) {
        if (plan.solving().shapes().isEmpty()) {
            return CodeBlock.of("new $T()", RegionShapes.class);
        }
        TypeSpec regions = regions(plan.solving().shapes().get());
        type.addType(regions);
        return CodeBlock.of("new $L()", regions.name());
    }

    private TypeSpec regions(TileShapes shapes) {
        String game = plan.game().type().name();
        TypeSpec.Builder regions = TypeSpec.classBuilder(game.substring(game.lastIndexOf('.') + 1) + "Regions")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("The names of congruent regions, from the shapes of the tiles and of the board.")
                .superclass(RegionShapes.class);
        boolean full = board.cells() == board.rows() * board.columns();
        int shapeCells = shapes.shapes().stream().mapToInt(Long::bitCount).sum();
        if (full && shapeCells <= MAX_STRAIGHT_LINE_CELLS) {
            addPlaces(regions, shapes);
            regions.addMethod(Methods.hook("long", "region", "long free", "long[] tiles")
                    .addCode(shapeByShape(shapes))
                    .build());
        }
        new RegionImages(board, shapes).addTo(regions);
        return regions.build();
    }

    private void addPlaces(TypeSpec.Builder type, TileShapes shapes) {
        Masks masks = new Masks(board, plan.code());
        for (int i = 0; i < shapes.shapes().size(); i++) {
            long shape = shapes.shapes().get(i);
            long places = 0;
            for (int place : shapes.places(shape)) {
                places |= 1L << place;
            }
            type.addField(Methods.constant(
                    "long",
                    "PLACES_" + (i + 1),
                    "The first cells of all placements of the tile " + masks.names(shape) + ".",
                    masks.literal(places)));
        }
    }

    /** Joins all tiles of a shape at once, each by its first cell. */
    private static CodeBlock shapeByShape(TileShapes shapes) {
        CodeBlock.Builder code = CodeBlock.builder();
        CodeBlock.Builder joins = CodeBlock.builder();
        List<String> names = new ArrayList<>();
        for (long shape : shapes.shapes()) {
            int number = names.size() + 1;
            names.add("tiles" + number);
            code.add("long tiles$L = PLACES_$L & free", number, number);
            joins.add("long joined$L = tiles$L & (region", number, number);
            for (int step : steps(shape)) {
                code.add(" & free >>> $L", step);
                joins.add(" | region >>> $L", step);
            }
            code.add(";\n");
            joins.add(");\nregion |= joined$L", number);
            for (int step : steps(shape)) {
                joins.add(" | joined$L << $L", number, step);
            }
            joins.add(";\n");
        }
        return code.add("long region = Long.lowestOneBit($L);\n", String.join(" | ", names))
                .beginControlFlow("for (long before = 0; region != before; )")
                .add("before = region;\n")
                .add(joins.build())
                .endControlFlow()
                .add("return region;\n")
                .build();
    }

    /** The offsets of the other cells of a shape from its first. */
    private static List<Integer> steps(long shape) {
        List<Integer> squares = Board.cellsOf(shape);
        return squares.stream().skip(1).map(square -> square - squares.get(0)).toList();
    }
}
