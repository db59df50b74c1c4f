package dev.solvable.tool;

import dev.solvable.tool.games.Games;
import dev.solvable.tool.terminal.Streams;
import dev.solvable.tool.terminal.Terminal;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * A finished run of the command line.
 *
 * @param status the exit status
 * @param out standard output
 * @param err standard error
 */
record Run(int status, String out, String err) {
    /** Runs a command on an empty standard input. */
    static Run of(String... args) {
        return on("", args);
    }

    /** Runs a command of the program that has no games of its own. */
    static Run withoutGames(String... args) {
        return of(new Program(() -> new Games(Map.of()), Map.of()), InputStream.nullInputStream(), Terminal.NONE, args);
    }

    /** Runs a command of a program on this standard input. */
    static Run of(Program program, String input, String... args) {
        return of(program, new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), Terminal.NONE, args);
    }

    /** Runs a command on this standard input. */
    static Run on(String input, String... args) {
        return on(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), args);
    }

    /** Runs a command on this standard input. */
    static Run on(InputStream input, String... args) {
        return on(input, Terminal.NONE, args);
    }

    /** Runs a command for somebody who types these lines at a terminal with colours. */
    static Run atTerminal(String typed, String... args) {
        InputStream input = new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8));
        return on(input, new Terminal(() -> true, () -> true), args);
    }

    private static Run on(InputStream input, Terminal terminal, String... args) {
        return of(SampleGames.PROGRAM, input, terminal, args);
    }

    private static Run of(Program program, InputStream input, Terminal terminal, String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int status = program.run(new Streams(input, new PrintWriter(out), new PrintWriter(err), terminal), args);
        return new Run(status, out.toString(), err.toString().replace(System.lineSeparator(), "\n"));
    }

    List<String> lines() {
        return out.lines().toList();
    }
}
