package dev.solvable.processor.render.code;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.solvable.processor.game.Numbers;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.stream.LongStream;

/**
 * Java text with named holes: {@code $name:L} for text and numbers, {@code $name:T} for types, {@code $name:S} for
 * strings.
 */
public final class Code {
    /** Types that every text may name. */
    private static final Map<String, ClassName> TYPES = Map.of(
            "outcome",
            Api.OUTCOME,
            "player",
            Api.PLAYER,
            "encoding",
            Api.ENCODING,
            "expectation",
            Api.EXPECTATION,
            "facts",
            Api.GAME_FACTS,
            "arrays",
            ClassName.get(Arrays.class),
            "list",
            ClassName.get(List.class),
            "longStream",
            ClassName.get(LongStream.class),
            "cancellation",
            ClassName.get(CancellationException.class),
            "objects",
            ClassName.get(Objects.class));

    private Code() {}

    /**
     * Fills the holes of a text. What is text itself is joined to one piece, as JavaPoet takes its time over each
     * piece, twice: for the imports, and to write it.
     *
     * @param text the Java text; its own line breaks and indentation are kept
     * @param namesAndValues a name, its value, a name, its value, and so on
     * @throws IllegalArgumentException where a hole has a name without a value
     */
    public static CodeBlock of(String text, Object... namesAndValues) {
        CodeBlock.Builder code = CodeBlock.builder();
        StringBuilder piece = new StringBuilder();
        int filled = 0;
        for (int hole = text.indexOf('$'); hole >= 0; hole = text.indexOf('$', filled)) {
            piece.append(text, filled, hole);
            int colon = text.indexOf(':', hole);
            Object value = value(text.substring(hole + 1, colon), namesAndValues);
            char kind = text.charAt(colon + 1);
            filled = colon + 2;
            if (kind == 'L' && !(value instanceof CodeBlock)) {
                piece.append(value);
            } else {
                code.add("$L", piece).add("$" + kind, value);
                piece = new StringBuilder();
            }
        }
        piece.append(text, filled, text.length());
        return piece.isEmpty() ? code.build() : code.add("$L", piece).build();
    }

    private static Object value(String name, Object... namesAndValues) {
        for (int i = 0; i < namesAndValues.length; i += 2) {
            if (namesAndValues[i].equals(name)) {
                return namesAndValues[i + 1];
            }
        }
        ClassName type = TYPES.get(name);
        if (type == null) {
            throw new IllegalArgumentException(name);
        }
        return type;
    }

    /** A number as a Java literal, an underscore between thousands. */
    public static String literal(int number) {
        return Numbers.grouped(number).replace(',', '_');
    }

    /** The same of a {@code long}, without the letter that makes it one. */
    public static String literal(long number) {
        return Numbers.grouped(number).replace(',', '_');
    }

    /** A character as a Java literal with its quotes. */
    public static String literal(char character) {
        if (character == '\'' || character == '\\') {
            return "'\\" + character + "'";
        }
        return character > ' ' && character < 127 ? "'" + character + "'" : String.format("'\\u%04x'", (int) character);
    }

    /** A character inside a Java string literal. */
    public static String inString(char character) {
        String literal = literal(character);
        String inside = literal.substring(1, literal.length() - 1);
        return inside.equals("\"") ? "\\\"" : inside.equals("\\'") ? "'" : inside;
    }

    /** A character inside a Java string literal, in single quotes. */
    public static String quoted(char character) {
        return "'" + inString(character) + "'";
    }
}
