package dev.solvable.sample.command;

import dev.solvable.Solver;
import dev.solvable.sample.judge.BadInputException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
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
        Class<? extends Solver> solver = GameName.solver(game).getClass();
        String file = solver.getSimpleName() + ".java";
        try (InputStream source = solver.getResourceAsStream(file)) {
            if (source == null) {
                throw new BadInputException(file + " was not packed into this build");
            }
            streams.out().write(new String(source.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
