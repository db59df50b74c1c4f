package dev.solvable.tool.command;

import dev.solvable.Solver;
import dev.solvable.tool.games.GameSources;
import dev.solvable.tool.games.Games;
import dev.solvable.tool.input.BadInputException;
import dev.solvable.tool.terminal.Streams;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code source GAME}: the generated source, which the build packs beside the classes. */
@Command(name = "source", description = "Prints the source that the compiler wrote for a game.")
public final class SourceCommand implements Runnable {
    private final Streams streams;
    private final Supplier<Games> games;

    @Parameters(paramLabel = "GAME", description = GameName.MEANING)
    private String game = "";

    /** The command, writing to these streams. */
    public SourceCommand(Streams streams, Supplier<Games> games) {
        this.streams = streams;
        this.games = games;
    }

    @Override
    public void run() {
        Solver solver = GameName.solver(games.get(), game);
        streams.out()
                .write(GameSources.solver(solver)
                        .orElseThrow(() -> new BadInputException(GameSources.missing(solver))));
    }
}
