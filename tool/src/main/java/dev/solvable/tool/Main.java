package dev.solvable.tool;

import dev.solvable.tool.games.Games;
import dev.solvable.tool.terminal.Streams;
import java.util.Map;

/** The program without games of its own. */
public final class Main {
    private Main() {}

    /** Runs one command and exits with its status. */
    public static void main(String[] args) {
        System.exit(new Program(() -> new Games(Map.of()), Map.of()).run(Streams.standard(), args));
    }
}
