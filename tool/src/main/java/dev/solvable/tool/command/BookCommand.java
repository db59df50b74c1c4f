package dev.solvable.tool.command;

import dev.solvable.Solver;
import dev.solvable.tool.book.BookMaker;
import dev.solvable.tool.book.Books;
import dev.solvable.tool.games.Games;
import dev.solvable.tool.input.BadInputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code book GAME FILE}: solves all positions of the first plies, to be answered at once from then on. */
@Command(
        name = "book",
        description = {
            "Makes an opening book: the values of all positions of a game's first plies.",
            "A file GAME.book beside the solver's class is used by solve, play and serve, as long as the game has the"
                    + " rules for which it was made. Near the start of a large game this takes long; stopped, it goes on"
                    + " with what is in FILE.part."
        },
        footer = {"", "  solvable book ConnectFour6x5 ConnectFour6x5.book --plies 2"})
public final class BookCommand implements Runnable {
    private static final int MAX_PLIES = 20;
    private static final Duration BETWEEN_REPORTS = Duration.ofSeconds(10);

    private final Streams streams;
    private final Supplier<Games> games;

    @Parameters(
            index = "0",
            paramLabel = "GAME",
            description = "A game of those that 'games' lists, by its simple or full name.")
    private String game = "";

    @Parameters(index = "1", paramLabel = "FILE", description = "The file to write.")
    private Path file = Path.of("");

    @Option(
            names = "--plies",
            paramLabel = "N",
            defaultValue = "4",
            description = "The plies whose positions the book has, ${DEFAULT-VALUE} unless said, at most " + MAX_PLIES
                    + "; each makes it several times as large.")
    private int plies;

    private long lastReport = System.nanoTime();

    /** The command, writing to these. */
    public BookCommand(Streams streams, Supplier<Games> games) {
        this.streams = streams;
        this.games = games;
    }

    @Override
    public void run() {
        if (plies < 0 || plies > MAX_PLIES) {
            throw new BadInputException("--plies: expected a number from 0 to " + MAX_PLIES + ", found " + plies);
        }
        Solver solver = Books.without(GameName.solver(games.get(), game));
        Solves.check(solver);
        // What is found is written there at once: hours of it are not lost, nor spent where nothing can be written.
        Path part = file.resolveSibling(file.getFileName() + ".part");
        try {
            BookMaker maker = new BookMaker(solver, plies);
            Files.write(file, maker.make(part, solved -> report(solved, maker.toSolve())));
            Files.delete(part);
            streams.out()
                    .println(file + " has the values of " + maker.size() + " positions of "
                            + solver.facts().name() + ", those of " + plies + " plies; beside "
                            + solver.getClass().getSimpleName() + ".class and named " + Books.file(solver)
                            + " it is used");
        } catch (IllegalArgumentException e) {
            throw new BadInputException(String.valueOf(e.getMessage()));
        } catch (IOException e) {
            throw BadInputException.unwritable(file, e);
        }
    }

    private void report(int solved, int of) {
        if (System.nanoTime() - lastReport > BETWEEN_REPORTS.toNanos()) {
            lastReport = System.nanoTime();
            streams.err().println(solved + " of " + of + " positions are solved");
        }
    }
}
