package dev.solvable.processor.render.sums;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.Board;
import dev.solvable.processor.game.Motion;
import dev.solvable.processor.game.TileShapes;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import java.util.ArrayList;
import java.util.List;

/**
 * The names of regions: of a region and its images, moved to the top left corner, the least. An image with rows and
 * columns exchanged counts where the rectangle around the board holds it, so two regions on the board of which each is
 * an image of the other have one name.
 */
final class RegionNames implements Section {
    private final Board board;
    private final TileShapes shapes;
    private final Masks masks;

    RegionNames(Board board, TileShapes shapes) {
        this.board = board;
        this.shapes = shapes;
        this.masks = Masks.ofFullBoard(shapes.rows(), shapes.columns());
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        MethodSpec.Builder name = Methods.helper("long", "nameOf", "long region")
                .addJavadoc(
                        shapes.motions().size() == 1
                                ? "The region as one number, the same wherever it lies: moved to the top left corner."
                                : "The region as one number, the same wherever it lies and however it is turned or mirrored: its least image in the top left corner.");
        if (hasHoles()) {
            addSquares(type);
            name.addCode("long squares = squares(region);\n");
        }
        if (isLine()) {
            type.addMethod(name.addCode(ofLine()).build());
            return;
        }
        type.addField(
                Methods.constant("int", "COLUMNS", "The columns of the board.", String.valueOf(shapes.columns())));
        type.addField(Methods.constant(
                "long", "FIRST_ROW", "The squares of the first row.", masks.literal((1L << shapes.columns()) - 1)));
        type.addMethod(name.addCode(CodeBlock.of(
                        """
                        long upper = $L >>> Long.numberOfTrailingZeros($L) / COLUMNS * COLUMNS;
                        long columns = 0; // with a square of the region
                        for (long rest = upper; rest != 0; rest >>>= COLUMNS) {
                            columns |= rest & FIRST_ROW;
                        }
                        long cornered = upper >>> Long.numberOfTrailingZeros(columns);
                        $L""", squares(), squares(), shapes.motions().size() == 1 ? "return cornered;\n" : images()))
                .build());
        if (moves(Motion.ROWS_REVERSED, Motion.COLUMNS_REVERSED)
                || moves(Motion.TRANSPOSED_ROWS_REVERSED, Motion.TRANSPOSED_COLUMNS_REVERSED)) {
            addRowsReversed(type);
        }
        if (moves(Motion.HALF_TURN, Motion.COLUMNS_REVERSED)
                || moves(Motion.TRANSPOSED_HALF_TURN, Motion.TRANSPOSED_COLUMNS_REVERSED)) {
            addTurned(type);
        }
        if (transposes()) {
            addTransposed(type);
        }
    }

    private boolean hasHoles() {
        return board.cells() < shapes.rows() * shapes.columns();
    }

    /** The region on the rectangle around the board. */
    private String squares() {
        return hasHoles() ? "squares" : "region";
    }

    /** Where there are holes, squares have other numbers than cells. */
    private void addSquares(TypeSpec.Builder type) {
        CodeBlock.Builder code = CodeBlock.builder().add("return ");
        List<Integer> squares = board.squares();
        String or = "";
        for (int cell = 0; cell < squares.size(); ) {
            int step = squares.get(cell) - cell;
            long run = 0;
            long image = 0;
            for (; cell < squares.size() && squares.get(cell) - cell == step; cell++) {
                run |= 1L << cell;
                image |= 1L << squares.get(cell);
            }
            String end = cell < squares.size() ? "" : ";";
            code.add("$L(cells & 0x$LL) << $L$L // $L\n", or, Long.toHexString(run), step, end, masks.names(image));
            or = "        | ";
        }
        type.addMethod(Methods.helper("long", "squares", "long cells")
                .addJavadoc("The squares of cells on the rectangle around the board, its holes counted.")
                .addCode(code.build())
                .build());
    }

    private boolean moves(Motion one, Motion other) {
        return shapes.motions().contains(one) || shapes.motions().contains(other);
    }

    /** A board of one row, or one column: all that there is to do is to turn it around. */
    private boolean isLine() {
        return shapes.rows() == 1 || shapes.columns() == 1;
    }

    private CodeBlock ofLine() {
        Motion around = shapes.rows() == 1 ? Motion.COLUMNS_REVERSED : Motion.ROWS_REVERSED;
        String cornered = "SQUARES >>> Long.numberOfTrailingZeros(SQUARES)".replace("SQUARES", squares());
        return shapes.motions().contains(around)
                ? CodeBlock.of(
                        "return Math.min($L, Long.reverse(region << Long.numberOfLeadingZeros(region)));\n", cornered)
                : CodeBlock.of("return $L;\n", cornered);
    }

    private boolean transposes() {
        return shapes.motions().stream().anyMatch(Motion::transposes);
    }

    private String images() {
        StringBuilder code = new StringBuilder();
        code.append(
                "int width = Long.SIZE - Long.numberOfLeadingZeros(columns) - Long.numberOfTrailingZeros(columns);\n");
        code.append("int height = (Long.SIZE - 1 - Long.numberOfLeadingZeros(cornered)) / COLUMNS + 1;\n");
        code.append("long least = cornered;\n");
        appendImages(
                code,
                "cornered",
                "height, width",
                List.of(Motion.ROWS_REVERSED, Motion.HALF_TURN, Motion.COLUMNS_REVERSED));
        if (transposes()) {
            code.append("if (width <= $rows && height <= COLUMNS) {\n".replace("$rows", String.valueOf(shapes.rows())));
            StringBuilder inside = new StringBuilder("long transposed = transposed(cornered);\n");
            if (shapes.motions().contains(Motion.TRANSPOSED)) {
                inside.append("least = Math.min(least, transposed);\n");
            }
            appendImages(
                    inside,
                    "transposed",
                    "width, height",
                    List.of(
                            Motion.TRANSPOSED_ROWS_REVERSED,
                            Motion.TRANSPOSED_HALF_TURN,
                            Motion.TRANSPOSED_COLUMNS_REVERSED));
            code.append(inside.toString().indent(4)).append("}\n");
        }
        return code.append("return least;\n").toString();
    }

    /**
     * The images of {@code region} under three motions: its rows reversed, the half turn, its columns reversed, as far
     * as they keep the shapes.
     */
    private void appendImages(StringBuilder code, String region, String box, List<Motion> motions) {
        List<String> images = new ArrayList<>();
        String reversed = "rowsReversed(" + region + ")";
        if (shapes.motions().contains(motions.get(0)) && shapes.motions().contains(motions.get(2))) {
            String name = region.equals("cornered") ? "reversed" : "transposedReversed";
            code.append("long ").append(name).append(" = ").append(reversed).append(";\n");
            reversed = name;
        }
        if (shapes.motions().contains(motions.get(0))) {
            images.add(reversed);
        }
        if (shapes.motions().contains(motions.get(1))) {
            images.add("turned(" + region + ", " + box + ")");
        }
        if (shapes.motions().contains(motions.get(2))) {
            images.add("turned(" + reversed + ", " + box + ")");
        }
        images.forEach(
                image -> code.append("least = Math.min(least, ").append(image).append(");\n"));
    }

    private static void addRowsReversed(TypeSpec.Builder type) {
        type.addMethod(Methods.helper("long", "rowsReversed", "long region")
                .addJavadoc("A region of the top left corner upside down.")
                .addCode("""
                        long reversed = 0;
                        for (long rest = region; rest != 0; rest >>>= COLUMNS) {
                            reversed = reversed << COLUMNS | rest & FIRST_ROW;
                        }
                        return reversed;
                        """)
                .build());
    }

    private static void addTurned(TypeSpec.Builder type) {
        type.addMethod(Methods.helper("long", "turned", "long region", "int height", "int width")
                .addJavadoc("A region of the top left corner after a half turn.")
                .addCode("return Long.reverse(region) >>> Long.SIZE - ((height - 1) * COLUMNS + width);\n")
                .build());
    }

    /** Squares of one diagonal move by the same distance. */
    private void addTransposed(TypeSpec.Builder type) {
        int size = Math.min(shapes.rows(), shapes.columns());
        CodeBlock.Builder code = CodeBlock.builder().add("return ");
        String or = "";
        for (int diagonal = 1 - size; diagonal < size; diagonal++) {
            long squares = 0;
            for (int row = Math.max(0, -diagonal); row < size && row + diagonal < size; row++) {
                squares |= 1L << (row * shapes.columns() + row + diagonal);
            }
            int step = Math.abs(diagonal) * (shapes.columns() - 1);
            String shift = diagonal == 0 ? "" : diagonal > 0 ? " << " + step : " >>> " + step;
            String end = diagonal < size - 1 ? "" : ";";
            code.add("$L(region & $L)$L$L // $L\n", or, masks.literal(squares), shift, end, masks.names(squares));
            or = "        | ";
        }
        type.addMethod(Methods.helper("long", "transposed", "long region")
                .addJavadoc("A region of the top left corner with rows and columns exchanged.")
                .addCode(code.build())
                .build());
    }
}
