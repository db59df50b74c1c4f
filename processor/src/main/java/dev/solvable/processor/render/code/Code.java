package dev.solvable.processor.render.code;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.Arrays;
import java.util.HashMap;
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
     * Fills the holes of a text.
     *
     * @param text the Java text; its own line breaks and indentation are kept
     * @param namesAndValues a name, its value, a name, its value, and so on
     */
    public static CodeBlock of(String text, Object... namesAndValues) {
        Map<String, Object> values = new HashMap<>(TYPES);
        for (int i = 0; i < namesAndValues.length; i += 2) {
            values.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return CodeBlock.builder().addNamed(text, values).build();
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
