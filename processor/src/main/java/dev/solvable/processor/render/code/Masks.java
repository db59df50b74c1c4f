package dev.solvable.processor.render.code;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.board.CellNames;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.game.marks.MarksCode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Masks of cells as Java literals that show the board: a group of binary digits for each row. */
public final class Masks {
    /**
     * The most masks in one initialiser. Each takes at most 8 bytes of bytecode. HotSpot does not compile methods of
     * 8,000 bytes, and all constants of a class share its static initialiser.
     */
    static final int MAX_IN_ONE_INITIALISER = 250;

    private final Board board;
    private final MarksCode code;

    /** The digits of each group: those of a row or, if marks fall, of a column with its guard. */
    private final int[] lengths;

    /** Masks of the cells of a board, with the bits of a code. */
    public Masks(Board board, MarksCode code) {
        this.board = board;
        this.code = code;
        int[] rows = new int[board.rows()];
        Board.cellsOf(board.mask()).forEach(cell -> rows[board.row(cell)]++);
        this.lengths = code.marksFall()
                ? board.stacks().stream().mapToInt(column -> column.size() + 1).toArray()
                : Arrays.stream(rows).filter(length -> length > 0).toArray();
    }

    /**
     * A mask of cells as a binary literal of the bits that the solver uses. Each group of digits is a row or, if marks
     * fall, a column. The last one comes first, so that the first cell is the last digit.
     */
    public String literal(long cells) {
        return literalOfBits(code.marksFall() ? code.bits(cells) : cells);
    }

    /** A mask of bits, guards included, as a literal. */
    public String literalOfBits(long bits) {
        List<String> groups = new ArrayList<>();
        int bit = 0;
        for (int length : lengths) {
            groups.add(0, digits(bits >>> bit, length));
            bit += length;
        }
        return "0b" + String.join("_", groups) + "L";
    }

    /** The lowest bits of a mask, the lowest last. */
    private static String digits(long bits, int length) {
        StringBuilder digits = new StringBuilder();
        for (int bit = length - 1; bit >= 0; bit--) {
            digits.append(bits >>> bit & 1);
        }
        return digits.toString();
    }

    /** The names of a mask's cells, separated by spaces. */
    public String names(long mask) {
        return CellNames.of(board, mask);
    }

    /**
     * Adds a constant array of masks, each with its cells in a comment; a long array is split over methods. A class has
     * at most one.
     *
     * @param name the constant's name, a word in capitals
     */
    public void addArray(TypeSpec.Builder type, String name, String javadoc, List<Long> masks) {
        type.addField(Methods.constant(long[].class, name)
                .addJavadoc(javadoc)
                .initializer(
                        masks.size() <= MAX_IN_ONE_INITIALISER
                                ? initialiser(masks)
                                : splitInitialiser(type, name, masks))
                .build());
    }

    private CodeBlock initialiser(List<Long> masks) {
        StringBuilder code = new StringBuilder("{\n");
        for (int i = 0; i < masks.size(); i++) {
            String comma = i < masks.size() - 1 ? "," : "";
            code.append("    ").append(literal(masks.get(i))).append(comma);
            code.append(" // ").append(names(masks.get(i))).append('\n');
        }
        return CodeBlock.of("$L", code.append('}'));
    }

    /** Puts the parts of a long array into methods of their own and joins them. */
    private CodeBlock splitInitialiser(TypeSpec.Builder type, String name, List<Long> masks) {
        List<String> parts = new ArrayList<>();
        for (int from = 0; from < masks.size(); from += MAX_IN_ONE_INITIALISER) {
            int to = Math.min(masks.size(), from + MAX_IN_ONE_INITIALISER);
            String method = name.toLowerCase(Locale.ROOT) + from + "To" + (to - 1);
            parts.add(method + "()");
            type.addMethod(Methods.helper("long[]", method)
                    .addJavadoc("Numbers $L to $L of {@link #$L}.", from, to - 1, name)
                    .addStatement("return new long[] $L", initialiser(masks.subList(from, to)))
                    .build());
        }
        type.addMethod(Methods.helper("long[]", "join", "long[][] parts")
                .addJavadoc("Joins the parts of an array that is too long for one initialiser.")
                .varargs()
                .addCode("return $T.stream(parts).flatMapToLong($T::stream).toArray();\n", Arrays.class, Arrays.class)
                .build());
        return CodeBlock.of("join(\n        $L)", String.join(",\n        ", parts));
    }
}
