package dev.solvable.processor.render.tiles;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.board.Motion;
import dev.solvable.processor.game.tiles.TileShapes;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.sums.RegionShapes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Writes the object for regions of free cells: which motions map tiles to tiles, and how to find a region by shifts if
 * that is short enough.
 */
final class RegionsWriter {
    /**
     * The most cells of all shapes for which straight-line code that joins regions is short enough for HotSpot to
     * inline.
     */
    private static final int MAX_STRAIGHT_LINE_CELLS = 15;

    /** The motions in the order of the bits that {@link RegionShapes} takes. */
    private static final List<Motion> BITS = List.of(
            Motion.IDENTITY,
            Motion.ROWS_REVERSED,
            Motion.COLUMNS_REVERSED,
            Motion.HALF_TURN,
            Motion.TRANSPOSED,
            Motion.TRANSPOSED_ROWS_REVERSED,
            Motion.TRANSPOSED_COLUMNS_REVERSED,
            Motion.TRANSPOSED_HALF_TURN);

    private final Board board;
    private final SolverPlan plan;

    RegionsWriter(SolverPlan plan) {
        this.plan = plan;
        this.board = plan.game().board();
    }

    /** Adds the object for regions. Returns its name. */
    CodeBlock shapes(TypeSpec.Builder type) {
        Optional<TileShapes> shapes = plan.solving().shapes();
        int motions = 0;
        for (Motion motion : shapes.map(TileShapes::motions).orElse(Set.of())) {
            motions |= 1 << BITS.indexOf(motion);
        }
        String arguments = "BOARD, 0b" + Integer.toBinaryString(motions);
        boolean full = board.cells() == board.rows() * board.columns();
        CodeBlock regions = CodeBlock.of("new $T($L)", RegionShapes.class, arguments);
        if (full && shapes.isPresent() && cells(shapes.get()) <= MAX_STRAIGHT_LINE_CELLS) {
            addPlaces(type, shapes.get());
            regions = CodeBlock.of(
                    "$L",
                    TypeSpec.anonymousClassBuilder(arguments)
                            .superclass(RegionShapes.class)
                            .addMethod(Methods.hook("long", "region", "long free", "long[] tiles")
                                    .addCode(shapeByShape(shapes.get()))
                                    .build())
                            .build());
        }
        type.addField(Methods.constant(RegionShapes.class, "REGIONS")
                .addJavadoc(
                        "Regions of free cells, with a bit for each rotation and reflection that maps tiles to tiles.")
                .initializer(regions)
                .build());
        return CodeBlock.of("REGIONS");
    }

    private static int cells(TileShapes shapes) {
        return shapes.shapes().stream().mapToInt(Long::bitCount).sum();
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
