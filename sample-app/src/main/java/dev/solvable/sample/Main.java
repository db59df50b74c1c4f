package dev.solvable.sample;

import dev.solvable.sample.command.BlockGameCommand;
import dev.solvable.sample.command.TicTacToeCommand;
import dev.solvable.sample.command.TicTacToeFinalCommand;
import dev.solvable.sample.games.GameCatalog;
import dev.solvable.tool.FileCommand;
import dev.solvable.tool.Program;
import dev.solvable.tool.games.Games;
import dev.solvable.tool.terminal.Streams;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/** The tool with the games of this app, and a command for each judge problem. */
public final class Main {
    private Main() {}

    /** Runs one command and exits with its status. */
    public static void main(String[] args) {
        System.exit(run(Streams.standard(), args));
    }

    /** Runs one command; everything is written when this returns the exit status. */
    static int run(Streams streams, String... args) {
        // Lambdas: a constructor reference would load its command when the map is filled.
        Map<String, Function<Streams, FileCommand>> judge = new LinkedHashMap<>();
        judge.put("tictactoe", at -> new TicTacToeCommand(at));
        judge.put("tictactoe-final", at -> new TicTacToeFinalCommand(at));
        judge.put("blockgame", at -> new BlockGameCommand(at));
        return new Program(() -> new Games(GameCatalog.all()), judge).run(streams, args);
    }
}
