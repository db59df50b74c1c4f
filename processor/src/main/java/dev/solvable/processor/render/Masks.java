package dev.solvable.processor.render;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** Masks of cells as Java literals that show the board: a group of binary digits a row, the cells beside it. */
final class Masks {
    /**
     * The most masks in one initialiser. Each takes at most 8 bytes of bytecode, and HotSpot does not compile a method
     * of 8,000 bytes; all constants of a class share its static initialiser.
     */
    static final int MOST_IN_ONE_INITIALISER = 250;

    private final Board board;

    Masks(Board board) {
        this.board = board;
    }

    /** A mask as a binary literal, a group of digits a row, the last row first, so that cell 0 is the last digit. */
    String literal(long mask) {
        List<String> groups = new ArrayList<>();
        int cell = 0;
        for (String row : board.map()) {
            StringBuilder digits = new StringBuilder();
            for (char square : row.toCharArray()) {
                if (square == Board.CELL) {
                    digits.insert(0, mask >>> cell & 1);
                    cell++;
                }
            }
            if (digits.length() > 0) {
                groups.add(0, digits.toString());
            }
        }
        return "0b" + String.join("_", groups) + "L";
    }

    /** The names of a mask's cells, separated by spaces. */
    String names(long mask) {
        return Board.cellsOf(mask).stream().map(board::name).collect(Collectors.joining(" "));
    }

    /**
     * Adds a constant array of masks, each with its cells beside it; a long one is split over methods.
     *
     * @param name the constant's name in capitals
     */
    void addArray(TypeSpec.Builder type, String name, String javadoc, List<Long> masks) {
        CodeBlock value;
        if (masks.size() <= MOST_IN_ONE_INITIALISER) {
            value = initialiser(masks);
        } else {
            value = splitInitialiser(type, name, masks);
        }
        type.addField(FieldSpec.builder(long[].class, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc(javadoc)
                .initializer(value)
                .build());
    }

    private CodeBlock initialiser(List<Long> masks) {
        CodeBlock.Builder code = CodeBlock.builder().add("{\n").indent();
        for (int i = 0; i < masks.size(); i++) {
            String comma = i < masks.size() - 1 ? "," : "";
            code.add("$L$L // $L\n", literal(masks.get(i)), comma, names(masks.get(i)));
        }
        return code.unindent().add("}").build();
    }

    /** Puts the parts of a long array into methods of their own and joins them. */
    private CodeBlock splitInitialiser(TypeSpec.Builder type, String name, List<Long> masks) {
        List<String> parts = new ArrayList<>();
        for (int from = 0; from < masks.size(); from += MOST_IN_ONE_INITIALISER) {
            int to = Math.min(masks.size(), from + MOST_IN_ONE_INITIALISER);
            String method = name.toLowerCase(java.util.Locale.ROOT) + from + "To" + (to - 1);
            parts.add(method + "()");
            type.addMethod(MethodSpec.methodBuilder(method)
                    .addJavadoc("Numbers $L to $L of {@link #$L}.", from, to - 1, name)
                    .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                    .returns(long[].class)
                    .addStatement("return new long[] $L", initialiser(masks.subList(from, to)))
                    .build());
        }
        if (type.build().methodSpecs().stream()
                .noneMatch(method -> method.name().equals("join"))) {
            type.addMethod(joinMethod());
        }
        return CodeBlock.of("join($L)", String.join(", ", parts));
    }

    private static MethodSpec joinMethod() {
        return MethodSpec.methodBuilder("join")
                .addJavadoc("Joins the parts of an array that is too long for one initialiser.")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .addParameter(TypeName.get(long[][].class), "parts")
                .varargs()
                .returns(long[].class)
                .addCode(
                        "return $T.stream(parts).flatMapToLong($T::stream).toArray();\n",
                        java.util.Arrays.class,
                        java.util.Arrays.class)
                .build();
    }
}
