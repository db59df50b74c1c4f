package dev.solvable.tool.input;

import java.io.BufferedReader;
import java.io.Flushable;
import java.io.IOException;
import java.io.Reader;

/**
 * The lines of an input that are not blank, without the white space around them, counted as an editor counts them. Line
 * ends may be those of any system.
 */
public final class InputLines {
    /**
     * More characters than any valid line has. The rest of a longer line is dropped, so that no input fills the memory.
     */
    public static final int MAX_LENGTH = 1_000;

    private static final int END = -1;
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final BufferedReader reader;
    private final Flushable answers;
    private int line;
    private int last;

    /**
     * Reads on demand and never far ahead.
     *
     * @param answers flushed whenever the input has nothing ready
     */
    public InputLines(Reader reader, Flushable answers) {
        this.reader = new BufferedReader(reader);
        this.answers = answers;
    }

    /**
     * A line. At the end of the input the text is empty, and the number is that of the missing line.
     *
     * @param number its number, from 1
     * @param text its text, without the white space around it; cut off if it is too long
     */
    public record Line(int number, String text) {
        /** Whether it has more than {@link #MAX_LENGTH} characters, so that the rest was dropped. */
        public boolean isTooLong() {
            return text.length() > MAX_LENGTH;
        }

        /** Whether the input has ended. */
        public boolean isEnd() {
            return text.isEmpty();
        }
    }

    /**
     * The next line that is not blank. Flushes the answers first if the input has nothing ready, as a user may be
     * waiting.
     */
    public Line next() throws IOException {
        if (!reader.ready()) {
            answers.flush();
        }
        String text = "";
        for (boolean more = true; more && text.isEmpty(); more = last != END) {
            line++;
            text = last == END ? "" : read();
        }
        return new Line(line, text);
    }

    /** Reads to the end of the line; {@link #last} is then its last character. */
    private String read() throws IOException {
        StringBuilder text = new StringBuilder();
        last = first();
        while (last != '\n' && last != '\r' && last != END) {
            if (isKept(text)) {
                text.append((char) last);
            }
            last = reader.read();
        }
        return text.toString().strip();
    }

    /**
     * White space around a line is not limited. A line that is too long is cut after one character more than is valid.
     */
    private boolean isKept(CharSequence before) {
        return Character.isWhitespace(last)
                ? !before.isEmpty() && before.length() < MAX_LENGTH
                : before.length() <= MAX_LENGTH;
    }

    /** The first character of a line: skips the second half of a line end, and the byte order mark of some editors. */
    private int first() throws IOException {
        boolean afterCarriageReturn = last == '\r';
        int c = reader.read();
        boolean skip = (afterCarriageReturn && c == '\n') || (line == 1 && c == BYTE_ORDER_MARK);
        return skip ? reader.read() : c;
    }
}
