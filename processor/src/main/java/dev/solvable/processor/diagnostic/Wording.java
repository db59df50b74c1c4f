package dev.solvable.processor.diagnostic;

import java.util.List;
import java.util.Locale;

/** How numbers and characters are written in messages. */
public final class Wording {
    /** Letters and a symbol without ink: the fillers of Hangul, and the Braille pattern without dots. */
    private static final String BLANK = "\u115f\u1160\u3164\uffa0\u2800";

    private Wording() {}

    /** A number with its noun: {@code 1 cell}, {@code 2 cells}. */
    public static String count(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    /** Such as {@code a, b and c}; not empty. */
    public static String list(List<String> names) {
        int last = names.size() - 1;
        return last == 0 ? names.get(0) : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
    }

    /** Names of annotations with a verb: {@code @Board says}, {@code @Board and @Marks say}. */
    public static String say(List<String> annotations) {
        return list(annotations.stream().map(name -> "@" + name).toList())
                + (annotations.size() == 1 ? " says" : " say");
    }

    /** A character in quotes, or its code point if it is not printable: {@code 'x'}, {@code U+0009}. */
    public static String quote(char character) {
        return character == ' ' ? "a space" : isVisible(character) ? "'" + character + "'" : codePoint(character);
    }

    /** The character at an index in quotes; a surrogate pair is kept together. */
    public static String quote(String text, int index) {
        int whole = text.codePointAt(index);
        return Character.charCount(whole) == 1 ? quote((char) whole) : "'" + Character.toString(whole) + "'";
    }

    /** Whether a character is printable: no white space, control character, surrogate or combining mark, nor blank. */
    public static boolean isVisible(char character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.NON_SPACING_MARK,
                    Character.ENCLOSING_MARK,
                    Character.COMBINING_SPACING_MARK,
                    Character.SPACE_SEPARATOR,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.UNASSIGNED -> false;
            default -> BLANK.indexOf(character) < 0;
        };
    }

    /** Text in one line, with characters that are not printable replaced by their code points. */
    public static String oneLine(String text) {
        StringBuilder line = new StringBuilder();
        for (char character : text.toCharArray()) {
            // Surrogates are kept, as a pair of them is printable.
            boolean plain = character == ' ' || Character.isSurrogate(character) || isVisible(character);
            line.append(plain ? String.valueOf(character) : "<" + codePoint(character) + ">");
        }
        return line.toString();
    }

    private static String codePoint(char character) {
        return String.format(Locale.ROOT, "U+%04X", (int) character);
    }
}
