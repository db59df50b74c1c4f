package dev.solvable.processor.render.code;

import com.palantir.javapoet.CodeBlock;
import dev.solvable.processor.game.board.Thousands;
import java.util.List;

/** Numbers and characters as Java literals. */
public final class Literals {
    private Literals() {}

    /** A number as a Java literal with underscores between thousands, without the suffix {@code L}. */
    public static String literal(long number) {
        return Thousands.grouped(number).replace(',', '_');
    }

    /** The initialiser of an array of numbers. */
    public static CodeBlock array(List<Integer> numbers) {
        return numbers.stream().map(number -> CodeBlock.of("$L", number)).collect(CodeBlock.joining(", ", "{", "}"));
    }

    /** A text inside a Java string literal. */
    public static String inString(String text) {
        StringBuilder inside = new StringBuilder();
        for (char character : text.toCharArray()) {
            if (character == '"' || character == '\\') {
                inside.append('\\').append(character);
            } else if (character > ' ' && character < 127) {
                inside.append(character);
            } else {
                inside.append(String.format("\\u%04x", (int) character));
            }
        }
        return inside.toString();
    }
}
