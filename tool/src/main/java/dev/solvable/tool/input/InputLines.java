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
    /** More characters than any right line has. Little of a longer one is kept, so that no input fills the memory. */
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
     * A line. At the end of the input the text is empty, and the number is of the line missed.
     *
     * @param number its number, from 1
     * @param text its text, without the white space around it; of one that is too long, no more than shows that
     */
    public record Line(int number, String text) {
        /** Whether it has more than {@link #MAX_LENGTH} characters, so that its rest was not read. */
        public boolean isTooLong() {
            return text.length() > MAX_LENGTH;
        }

        /** Whether the input has ended. */
        public boolean isEnd() {
            return text.isEmpty();
        }
    }

    /**
     * The next line that is not blank. Flushes the answers first where the input has nothing ready: somebody may wait.
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

    /** White space around a line may be as long as it likes; a line that is too long keeps a mark at its very end. */
    private boolean isKept(CharSequence before) {
        return Character.isWhitespace(last)
                ? !before.isEmpty() && before.length() < MAX_LENGTH
                : before.length() <= MAX_LENGTH;
    }

    /**
     * The first character of a line: not the second half of a line end, nor the mark that some editors put before all.
     */
    private int first() throws IOException {
        boolean afterCarriageReturn = last == '\r';
        int c = reader.read();
        boolean skip = (afterCarriageReturn && c == '\n') || (line == 1 && c == BYTE_ORDER_MARK);
        return skip ? reader.read() : c;
    }
}
