package dev.solvable.tool;

import dev.solvable.sample.games.GameCatalog;
import dev.solvable.tool.games.Games;
import dev.solvable.tool.terminal.Streams;
import java.util.Map;

/** The program with the games of the sample app, which this module's tests compile: the sample app depends on it. */
public final class SampleGames {
    public static final Games GAMES = new Games(GameCatalog.all());

    static final Program PROGRAM = new Program(() -> GAMES, Map.of());

    private SampleGames() {}

    /** For tests that need a process. */
    public static void main(String[] args) {
        System.exit(PROGRAM.run(Streams.standard(), args));
    }
}
