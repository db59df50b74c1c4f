package dev.solvable.processor.render.tiles;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.board.Motion;
import dev.solvable.processor.game.tiles.TileShapes;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Terms;
import dev.solvable.runtime.Board;
import java.util.List;
import java.util.Set;

/**
 * The canonical names of regions: the least of a region and its images, each moved to the top left corner. Transposed
 * images count if the rectangle around the board holds them. So congruent regions of the board have the same name.
 */
final class RegionImages {
    /** The motions that map rows to rows, without the identity. */
    private static final List<Motion> STRAIGHT =
            List.of(Motion.ROWS_REVERSED, Motion.HALF_TURN, Motion.COLUMNS_REVERSED);

    /** The same after rows and columns are exchanged. */
    private static final List<Motion> TRANSPOSING =
            List.of(Motion.TRANSPOSED_ROWS_REVERSED, Motion.TRANSPOSED_HALF_TURN, Motion.TRANSPOSED_COLUMNS_REVERSED);

    private final Board board;
    private final TileShapes shapes;
    private final Set<Motion> motions;
    private final Masks masks;

    RegionImages(Board board, TileShapes shapes) {
        this.board = board;
        this.shapes = shapes;
        this.motions = shapes.motions();
        this.masks = Masks.ofFullBoard(shapes.rows(), shapes.columns());
    }

    void addTo(TypeSpec.Builder type) {
        boolean hasHoles = board.cells() < shapes.rows() * shapes.columns();
        boolean isLine = shapes.rows() == 1 || shapes.columns() == 1;
        MethodSpec.Builder name = Methods.hook("long", "nameOf", "long region");
        if (hasHoles) {
            name.addCode("long squares = squares(region);\n");
        }
        String squares = hasHoles ? "squares" : "region";
        if (!isLine) {
            type.addField(
                    Methods.constant("int", "COLUMNS", "The columns of the board.", String.valueOf(shapes.columns())));
        }
        type.addMethod(
                name.addCode(isLine ? ofLine(squares) : ofRectangle(squares)).build());
        if (hasHoles) {
            addSquares(type);
        }
        if (!isLine && transposes()) {
            addTransposed(type);
        }
    }

    /** On a board of one row or one column, the only image of a region is its reverse. */
    private CodeBlock ofLine(String squares) {
        Motion around = shapes.rows() == 1 ? Motion.COLUMNS_REVERSED : Motion.ROWS_REVERSED;
        String cornered = squares + " >>> Long.numberOfTrailingZeros(" + squares + ")";
        String reversed = "Long.reverse(" + squares + " << Long.numberOfLeadingZeros(" + squares + "))";
        return motions.contains(around)
                ? CodeBlock.of("return Math.min($L, $L);\n", cornered, reversed)
                : CodeBlock.of("return $L;\n", cornered);
    }

    private CodeBlock ofRectangle(String squares) {
        if (motions.size() == 1) {
            return CodeBlock.of("return toCorner($L, COLUMNS);\n", squares);
        }
        CodeBlock.Builder code = CodeBlock.builder().add("""
                        long top = toTop($L, COLUMNS);
                        long columns = columnsOf(top, COLUMNS);
                        long cornered = top >>> Long.numberOfTrailingZeros(columns);
                        int width = width(columns);
                        int height = height(cornered, COLUMNS);
                        """, squares);
        addImages(code, "long least = ", "cornered", "height, width", STRAIGHT);
        if (transposes()) {
            boolean isSquare = shapes.rows() == shapes.columns(); // otherwise an image may not fit the rectangle
            if (!isSquare) {
                code.beginControlFlow("if (width <= $L && height <= COLUMNS)", shapes.rows());
            }
            code.add("long transposed = transposed(cornered);\n");
            if (isSquare && motions.containsAll(TRANSPOSING)) {
                addImages(code, "return ", "transposed", "width, height", TRANSPOSING);
                return code.build();
            }
            addImages(code, "least = ", "transposed", "width, height", TRANSPOSING);
            if (!isSquare) {
                code.endControlFlow();
            }
        }
        return code.add("return least;\n").build();
    }

    private boolean transposes() {
        return motions.stream().anyMatch(Motion::transposes);
    }

    /**
     * Assigns the least of a region in the top left corner and its images.
     *
     * @param box the height and the width of the region
     * @param images upside down, after a half turn, and mirrored; only those that preserve the shapes count
     */
    private void addImages(CodeBlock.Builder code, String least, String region, String box, List<Motion> images) {
        boolean itself = images == STRAIGHT || motions.contains(Motion.TRANSPOSED);
        if (itself && motions.containsAll(images)) {
            String image = "leastImage(" + region + ", " + box + ", COLUMNS)";
            code.add("$L$L;\n", least, images == STRAIGHT ? image : "Math.min(least, " + image + ")");
            return;
        }
        if (images == STRAIGHT) {
            code.add("$L$L;\n", least, region);
        } else if (itself) {
            code.add("least = Math.min(least, $L);\n", region);
        }
        String reversed = "upsideDown(" + region + ", COLUMNS)";
        List<String> codes = List.of(
                reversed,
                "turned(" + region + ", " + box + ", COLUMNS)",
                "turned(" + reversed + ", " + box + ", COLUMNS)");
        for (int i = 0; i < codes.size(); i++) {
            if (motions.contains(images.get(i))) {
                code.add("least = Math.min(least, $L);\n", codes.get(i));
            }
        }
    }

    /** Adds the map from cells to squares, whose numbers differ on a board with holes. */
    private void addSquares(TypeSpec.Builder type) {
        Terms runs = new Terms();
        for (int cell = 0; cell < board.cells(); ) {
            int step = board.square(cell) - cell;
            long run = 0;
            long image = 0;
            for (; cell < board.cells() && board.square(cell) - cell == step; cell++) {
                run |= 1L << cell;
                image |= 1L << board.square(cell);
            }
            runs.add("(cells & 0x" + Long.toHexString(run) + "L) << " + step, masks.names(image));
        }
        type.addMethod(Methods.helper("long", "squares", "long cells")
                .addJavadoc("The squares of cells on the rectangle around the board, its holes counted.")
                .addCode("return $L", runs.lines("        | ", ";"))
                .build());
    }

    /** Adds the transposition, in which all squares of a diagonal move by the same distance. */
    private void addTransposed(TypeSpec.Builder type) {
        int size = Math.min(shapes.rows(), shapes.columns());
        Terms diagonals = new Terms();
        for (int diagonal = 1 - size; diagonal < size; diagonal++) {
            long squares = 0;
            for (int row = Math.max(0, -diagonal); row < size && row + diagonal < size; row++) {
                squares |= 1L << (row * shapes.columns() + row + diagonal);
            }
            int step = Math.abs(diagonal) * (shapes.columns() - 1);
            String shift = diagonal == 0 ? "" : diagonal > 0 ? " << " + step : " >>> " + step;
            diagonals.add("(region & " + masks.literal(squares) + ")" + shift, masks.names(squares));
        }
        type.addMethod(Methods.helper("long", "transposed", "long region")
                .addJavadoc("The transpose of a region in the top left corner.")
                .addCode("return $L", diagonals.lines("        | ", ";"))
                .build());
    }
}
