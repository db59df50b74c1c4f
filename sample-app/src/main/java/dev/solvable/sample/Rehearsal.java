package dev.solvable.sample;

import dev.solvable.tool.terminal.Streams;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/**
 * Runs the commands once, on tiny inputs. The launcher lets the JVM archive the classes that are loaded here, so that
 * later starts are faster.
 */
final class Rehearsal {
    private static final String BOARD = ".........\n";

    private Rehearsal() {}

    public static void main(String[] args) {
        run("1\n...\n...\n...\n", "tictactoe");
        run(BOARD + "end\n", "tictactoe-final");
        run("1\n.....\n.....\n.....\n.....\n.....\n", "blockgame");
        run("", "games");
        run("", "solve", "TicTacToe");
        run("", "solve", "TicTacToe", "--json");
        run("b2\n", "play", "TicTacToe");
        run("", "source", "TicTacToe");
        run("", "help");
    }

    private static void run(String input, String... command) {
        InputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
        Main.run(new Streams(in, nowhere, nowhere), command);
    }
}
