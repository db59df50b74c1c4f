package dev.solvable.processor.render.code;

import dev.solvable.processor.game.board.Thousands;

/** Numbers and characters as Java literals. */
public final class Literals {
    private Literals() {}

    /** A number as a Java literal with underscores between thousands, without the suffix {@code L}. */
    public static String literal(long number) {
        return Thousands.grouped(number).replace(',', '_');
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

    /** A text inside a Java string literal. */
    public static String inString(String text) {
        StringBuilder inside = new StringBuilder();
        for (char character : text.toCharArray()) {
            inside.append(inString(character));
        }
        return inside.toString();
    }
}
