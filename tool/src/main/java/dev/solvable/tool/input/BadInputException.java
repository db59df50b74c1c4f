package dev.solvable.tool.input;

/**
 * What a user gave is wrong. The message is one line that says what was expected, and where; there is nothing more to
 * see.
 */
public final class BadInputException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private static final int QUOTED_LENGTH = 40;

    /** An exception whose message is shown to the user as it stands, on one line. */
    public BadInputException(String message) {
        super(message);
    }

    /**
     * Text of the user's in quotes, fit for one line of any terminal: shortened, and in ASCII, where everything else is
     * written as in Java source.
     */
    public static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("'");
        int length = Math.min(text.length(), QUOTED_LENGTH);
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            quoted.append(c >= ' ' && c <= '~' ? String.valueOf(c) : "\\u" + hex(c));
        }
        return quoted.append(text.length() > length ? "..." : "").append('\'').toString();
    }

    private static String hex(char c) {
        return Integer.toHexString(0x10000 + c).substring(1);
    }
}
