package dev.solvable.sample;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.tool.terminal.Streams;
import java.io.BufferedWriter;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.SequenceInputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What the judge commands accept, and how they complain: the answers so far, one line with the place, exit status 2.
 */
class JudgeInputTest {
    private static final String EMPTY_BLOCK_GAME = ".....\n".repeat(5);

    @Test
    void theAnswersBeforeABadLineAreGiven() {
        String input = "2\n" + EMPTY_BLOCK_GAME + "..x..\n....\n";

        assertThat(Run.on(input, "blockgame"))
                .isEqualTo(new Run(2, "LOSING\n", "line 7: expected 5 cells of '.' or '#', found '..x..'\n"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "tictactoe; \"\"; line 1: expected the number of cases, found the end of the input",
                "tictactoe; many|; line 1: expected the number of cases, found 'many'",
                "tictactoe; -1|; line 1: expected the number of cases, found '-1'",
                "tictactoe; 1.5|; line 1: expected the number of cases, found '1.5'",
                "tictactoe; ...|...|...|; line 1: expected the number of cases, found '...'",
                "tictactoe; 1|; line 2: expected 3 cells of '.', 'x' or 'o', found the end of the input",
                "tictactoe; 1|...|...; line 4: expected 3 cells of '.', 'x' or 'o', found the end of the input",
                "tictactoe; 1|...|...||; line 5: expected 3 cells of '.', 'x' or 'o', found the end of the input",
                "tictactoe; 1|...|....|...|; line 3: expected 3 cells of '.', 'x' or 'o', found '....'",
                "tictactoe; 1|...|X..|...|; line 3: expected 3 cells of '.', 'x' or 'o', found 'X..'",
                "tictactoe; 1|...|. .|...|; line 3: expected 3 cells of '.', 'x' or 'o', found '. .'",
                "tictactoe; 0|...|; line 2: expected the end of the input, found '...'",
                "tictactoe-final; \"\"; "
                        + "line 1: expected 9 cells of '.', 'X' or 'O', or 'end', found the end of the input",
                "tictactoe-final; xo.......|; "
                        + "line 1: expected 9 cells of '.', 'X' or 'O', or 'end', found 'xo.......'",
                "tictactoe-final; END|; line 1: expected 9 cells of '.', 'X' or 'O', or 'end', found 'END'",
                "blockgame; 1|.....|.....|.....|.....|....|; " + "line 6: expected 5 cells of '.' or '#', found '....'",
            })
    void aBadInputIsToldInOneLine(String command, String input, String complaint) {
        assertThat(Run.on(input.replace('|', '\n'), command)).isEqualTo(new Run(2, "", complaint + "\n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"3", "2147483648", "9223372036854775807", "99999999999999999999999999"})
    void moreCasesThanThereAreEndTooEarly(String count) {
        assertThat(Run.on(count + "\n" + "...\n".repeat(6), "tictactoe"))
                .isEqualTo(new Run(
                        2, "TIE\nTIE\n", "line 8: expected 3 cells of '.', 'x' or 'o', found the end of the input\n"));
    }

    @Test
    void fewerCasesThanThereAreAreAnsweredFirst() {
        assertThat(Run.on("1\n" + "...\n".repeat(6), "tictactoe"))
                .isEqualTo(new Run(2, "TIE\n", "line 5: expected the end of the input, found '...'\n"));
    }

    @Test
    void aMissingEndIsMissedAfterAllAnswers() {
        assertThat(Run.on("XXXOO....\n", "tictactoe-final"))
                .isEqualTo(new Run(
                        2,
                        "valid\n",
                        "line 2: expected 9 cells of '.', 'X' or 'O', or 'end', found the end of the input\n"));
    }

    @Test
    void nothingAfterTheEndIsRead() {
        assertThat(Run.on("XXXOO....\nend\nXXX\n", "tictactoe-final")).isEqualTo(new Run(0, "valid\n", ""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1|...|...|...", // no last line end
                "1|...|...|...||  |", // blank lines at the end
                "|1||...|...||...|", // blank lines between
                " 01 |  ...|...  |\t...|", // white space around
                "\uFEFF1|...|...|...|", // a byte order mark
            })
    void whiteSpaceMeansNothing(String input) {
        for (String lineEnd : new String[] {"\n", "\r\n", "\r"}) {
            assertThat(Run.on(input.replace("|", lineEnd), "tictactoe")).isEqualTo(new Run(0, "TIE\n", ""));
        }
    }

    @Test
    void linesAreCountedAlikeWhateverEndsThem() {
        for (String lineEnd : new String[] {"\n", "\r\n", "\r"}) {
            assertThat(Run.on("1||...||!|".replace("|", lineEnd), "tictactoe").err())
                    .isEqualTo("line 5: expected 3 cells of '.', 'x' or 'o', found '!'\n");
        }
    }

    @Test
    void noCasesHaveNoAnswers() {
        assertThat(Run.on("0\n", "blockgame")).isEqualTo(new Run(0, "", ""));
    }

    /** Nothing is made of the beginning of a line whose end was not looked at. */
    @Test
    void aLineOfMoreThanAThousandCharactersIsRefused() {
        String gap = " ".repeat(1_000);

        assertThat(Run.on("1" + gap + "junk\n...\n...\n...\n", "tictactoe"))
                .isEqualTo(
                        new Run(2, "", "line 1: expected the number of cases, found '1" + " ".repeat(39) + "...'\n"));
        assertThat(Run.on("1\n...\n..." + gap + "GARBAGE\n...\n", "tictactoe"))
                .isEqualTo(new Run(
                        2, "", "line 3: expected 3 cells of '.', 'x' or 'o', found '..." + " ".repeat(37) + "...'\n"));
        assertThat(Run.on("0".repeat(1_000) + "1\n...\n...\n...\n", "tictactoe"))
                .isEqualTo(new Run(
                        2,
                        "",
                        "line 1: expected the number of cases in at most 1000 digits, found '" + "0".repeat(40)
                                + "...'\n"));
        assertThat(Run.on("XXXOO....\nend" + gap + "x\n", "tictactoe-final"))
                .isEqualTo(new Run(
                        2,
                        "valid\n",
                        "line 2: expected 9 cells of '.', 'X' or 'O', or 'end', found 'end" + " ".repeat(37)
                                + "...'\n"));
    }

    @Test
    void whiteSpaceAroundALineMayBeLonger() {
        String gap = " \t".repeat(600);

        assertThat(Run.on(gap + "0".repeat(999) + "1" + gap + "\n" + ("..." + gap + "\n").repeat(3), "tictactoe"))
                .isEqualTo(new Run(0, "TIE\n", ""));
    }

    @Test
    void aVeryLongLineIsShortened() {
        assertThat(Run.on("1\n" + ".".repeat(1_000_000) + "\n", "blockgame").err())
                .isEqualTo("line 2: expected 5 cells of '.' or '#', found '" + ".".repeat(40) + "...'\n");
    }

    @Test
    void aComplaintIsPlainAsciiOnOneLine() {
        byte[] notUtf8 = "1\n..\0\u00e9.\n".getBytes(StandardCharsets.ISO_8859_1);

        assertThat(Run.on(new ByteArrayInputStream(notUtf8), "blockgame").err())
                .isEqualTo("line 2: expected 5 cells of '.' or '#', found '..\\u0000\\ufffd.'\n");
    }

    @Test
    void aFileThatCannotBeReadIsNamed(@TempDir Path directory) {
        Path missing = directory.resolve("no.in");

        Run run = Run.of("tictactoe", missing.toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).startsWith("cannot read '").endsWith("': there is no such file\n");

        run = Run.of("tictactoe", directory.toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).startsWith("cannot read '").hasLineCount(1);
    }

    @Test
    void aBrokenInputIsToldAfterTheAnswersSoFar() {
        InputStream broken = new SequenceInputStream(
                new ByteArrayInputStream("XXXOO....\n".getBytes(StandardCharsets.UTF_8)), new InputStream() {
                    @Override
                    public int read() throws IOException {
                        throw new IOException("the line went dead");
                    }

                    @Override
                    public int read(byte[] bytes, int from, int length) throws IOException {
                        return read();
                    }
                });

        assertThat(Run.on(broken, "tictactoe-final"))
                .isEqualTo(new Run(2, "valid\n", "cannot read standard input: the line went dead\n"));
    }

    @Test
    void whoTypesTheInputSeesTheAnswersAtOnce() {
        StringWriter seen = new StringWriter();
        List<String> seenWhenAsked = new ArrayList<>();
        InputStream typist = new InputStream() {
            private final Iterator<String> typed =
                    List.of("XXXOO....\n", "XX.OO....\n", "end\n").iterator();

            @Override
            public int read() {
                throw new UnsupportedOperationException("lines are typed whole");
            }

            @Override
            public int read(byte[] bytes, int from, int length) {
                seenWhenAsked.add(seen.toString());
                byte[] line = typed.next().getBytes(StandardCharsets.UTF_8);
                System.arraycopy(line, 0, bytes, from, line.length);
                return line.length;
            }
        };
        PrintWriter out = new PrintWriter(new BufferedWriter(seen));

        Main.run(new Streams(typist, out, out), "tictactoe-final");

        assertThat(seenWhenAsked).containsExactly("", "valid\n", "valid\ninvalid\n");
    }
}
