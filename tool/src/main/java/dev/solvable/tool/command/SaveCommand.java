package dev.solvable.tool.command;

import dev.solvable.SolveListener;
import dev.solvable.Solver;
import dev.solvable.table.SolvedTable;
import dev.solvable.table.TableCounts;
import dev.solvable.tool.analysis.Progress;
import dev.solvable.tool.book.Books;
import dev.solvable.tool.games.Games;
import dev.solvable.tool.input.BadInputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code save GAME FILE}: solves a game and writes its values. */
@Command(
        name = "save",
        description = {
            "Solves a game and writes the values of its positions into a table, which solve --table and serve --tables"
                    + " answer from.",
            "The file gets its name when all of it is on the disk; a table that was there before stays until then."
        },
        footer = {"", "  solvable save BlockGame tables/BlockGame.table"})
public final class SaveCommand implements Runnable {
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
            names = "--outcomes",
            description = "Leaves out distances, which makes the file smaller; they are then searched when they are"
                    + " asked for.")
    private boolean outcomes;

    /** The command, writing to these. */
    public SaveCommand(Streams streams, Supplier<Games> games) {
        this.streams = streams;
        this.games = games;
    }

    @Override
    public void run() {
        Solver solver = Books.without(GameName.solver(games.get(), game));
        Solves.check(solver);
        TableCounts counts = new Solves(streams).watched(view -> write(solver, view));
        long bytes;
        try {
            bytes = Files.size(file);
        } catch (IOException e) {
            throw BadInputException.unreadable(file, e);
        }
        streams.out()
                .println(String.format(
                        Locale.ROOT,
                        "%s has the %s of %s: %,d bytes, %.2f bits a position",
                        file,
                        outcomes ? "outcomes" : "outcomes and distances",
                        TableWords.of(counts, solver.facts().name()),
                        bytes,
                        8.0 * bytes / counts.positions()));
    }

    private TableCounts write(Solver solver, Consumer<Progress> view) throws InterruptedException {
        SolveListener listener = (done, total) -> view.accept(new Progress(Progress.Stage.STATES, done, total, 0));
        try {
            return outcomes
                    ? SolvedTable.writeOutcomes(solver, file, listener)
                    : SolvedTable.write(solver, file, listener);
        } catch (IllegalArgumentException e) {
            throw new BadInputException(String.valueOf(e.getMessage()));
        } catch (IOException e) {
            throw BadInputException.unwritable(file, e);
        }
    }
}
