package dev.solvable.tool.input;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;

/** Wrong input by a user. The message is one line that says what was expected, and where; no stack trace is needed. */
public class BadInputException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private static final int QUOTED_LENGTH = 40;

    /** An exception whose message is shown to the user as it stands, on one line. */
    public BadInputException(String message) {
        super(message);
    }

    /** The exception for a file that cannot be read. */
    public static BadInputException unreadable(Path path, IOException e) {
        return new BadInputException("cannot read " + quotedPath(path) + ": " + reason(e));
    }

    /** The exception for a folder that cannot be read. */
    public static BadInputException unreadableFolder(Path path, IOException e) {
        return new BadInputException(
                "cannot read the folder " + quotedPath(path) + ": " + reason(e, "there is no such folder"));
    }

    /** The exception for a file that cannot be written. */
    public static BadInputException unwritable(Path path, IOException e) {
        String reason = e instanceof CharacterCodingException
                ? "a text has half of a surrogate pair, which UTF-8 cannot encode"
                : reason(e, "there is no such folder");
        return new BadInputException("cannot write " + quotedPath(path) + ": " + reason);
    }

    /** Why a file cannot be read, without its name. */
    public static String reason(IOException e) {
        return reason(e, "there is no such file");
    }

    private static String reason(IOException e, String missing) {
        if (e instanceof NoSuchFileException) {
            return missing;
        }
        if (e instanceof NotDirectoryException) {
            return "it is no folder";
        }
        if (e instanceof AccessDeniedException) {
            return "access is denied";
        }
        return e instanceof FileSystemException failure && failure.getReason() != null
                ? failure.getReason()
                : String.valueOf(e.getMessage());
    }

    /**
     * A user's text in quotes, safe for one line of any terminal: shortened, and in ASCII with escapes as in Java
     * source.
     */
    public static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("'");
        int length = Math.min(text.length(), QUOTED_LENGTH);
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            quoted.append(c >= ' ' && c <= '~' ? String.valueOf(c) : escaped(c));
        }
        return quoted.append(text.length() > length ? "..." : "").append('\'').toString();
    }

    /** A path in quotes, on one line: not shortened, as its end says most. */
    public static String quotedPath(Path path) {
        return "'" + onOneLine(path.toString()) + "'";
    }

    /**
     * A message on one line that is safe for any terminal: control characters, and characters that change how others
     * are shown, are escaped as in Java source.
     */
    public static String onOneLine(String message) {
        StringBuilder line = new StringBuilder(message.length());
        message.replaceAll("\\s*\\R\\s*", " ").codePoints().forEach(c -> {
            if (isShown(c)) {
                line.appendCodePoint(c);
            } else {
                Character.toString(c).chars().forEach(half -> line.append(escaped((char) half)));
            }
        });
        return line.toString();
    }

    private static boolean isShown(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }

    private static String escaped(char c) {
        return "\\u" + Integer.toHexString(0x10000 + c).substring(1);
    }
}
