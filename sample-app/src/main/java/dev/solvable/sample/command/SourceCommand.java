package dev.solvable.sample.command;

import dev.solvable.Solver;
import dev.solvable.sample.games.GameSources;
import dev.solvable.sample.judge.BadInputException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code source GAME}: the generated source, which the build packs beside the classes. */
@Command(name = "source", description = "Prints the source that the compiler wrote for a game.")
public final class SourceCommand implements Runnable {
    private final Streams streams;

    @Parameters(paramLabel = "GAME", description = "A game of those that 'games' lists.")
    private String game = "";

    /** The command, writing to these. */
    public SourceCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        Solver solver = GameName.solver(game);
        streams.out()
                .write(GameSources.solver(solver)
                        .orElseThrow(() -> new BadInputException(
                                GameSources.solverFile(solver) + " was not packed into this build")));
    }
}
