package dev.solvable.tool.command;

import dev.solvable.SolveListener;
import dev.solvable.Solver;
import dev.solvable.table.SolvedTable;
import dev.solvable.table.TableCounts;
import dev.solvable.table.TableHeader;
import dev.solvable.tool.games.Games;
import dev.solvable.tool.games.OpeningTables;
import dev.solvable.tool.input.BadInputException;
import dev.solvable.tool.terminal.Streams;
import dev.solvable.tool.text.TableWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code save GAME FILE}: solves a game and writes its values. */
@Command(
        name = "save",
        description = {
            "Solves a game and writes the values of its positions into a table, which solve --table and serve --tables"
                    + " answer from.",
            "The file gets its name when all of it is on the disk; a table that was there before stays until then.",
            "A file GAME.table beside the solver's class is used by solve, play and serve, as long as the game has the"
                    + " rules for which it was made: with --plies it is an opening book."
        },
        footer = {
            "",
            "  solvable save BlockGame tables/BlockGame.table",
            "  solvable save ConnectFour6x5 ConnectFour6x5.table --plies 2"
        })
public final class SaveCommand implements Runnable {
    private static final int MAX_PLIES = 20;

    private final Streams streams;
    private final Supplier<Games> games;

    @Parameters(index = "0", paramLabel = "GAME", description = GameName.MEANING)
    private String game = "";

    @Parameters(index = "1", paramLabel = "FILE", description = "The file to write.")
    private Path file = Path.of("");

    @Option(
            names = "--outcomes",
            description = "Leaves out distances, which makes the file smaller; they are then searched when they are"
                    + " asked for.")
    private boolean outcomes;

    @Option(
            names = "--plies",
            paramLabel = "N",
            description =
                    "Only the positions that at most N moves lead to, N at most " + MAX_PLIES + ": the opening of a"
                            + " game too large to be solved as a whole. Each ply makes it several times as large. Near the start"
                            + " this takes long; stopped, it goes on with what is in FILE.part.")
    private @Nullable Integer plies;

    /** The command, writing to these streams. */
    public SaveCommand(Streams streams, Supplier<Games> games) {
        this.streams = streams;
        this.games = games;
    }

    @Override
    public void run() {
        if (plies != null && (plies < 0 || plies > MAX_PLIES)) {
            throw new BadInputException("--plies: expected a number from 0 to " + MAX_PLIES + ", found " + plies);
        }
        if (plies != null && outcomes) {
            throw new BadInputException("--plies keeps distances: leave out --outcomes");
        }
        Solver solver = OpeningTables.without(GameName.solver(games.get(), game));
        Solves.check(solver);
        TableCounts counts = new Solves(streams).watched(listener -> write(solver, listener));
        long bytes;
        TableHeader header;
        try {
            bytes = Files.size(file);
            header = SolvedTable.header(file);
        } catch (IOException e) {
            throw BadInputException.unreadable(file, e);
        }
        streams.out()
                .format(
                        Locale.ROOT,
                        "%s has the %s of %s: %,d bytes, %.2f bits a position%n",
                        file,
                        (header.hasScores() ? "scores" : "outcomes") + (outcomes ? "" : " and distances"),
                        TableWords.of(counts, header),
                        bytes,
                        8.0 * bytes / counts.positions());
        if (header.isPartial()) {
            streams.out()
                    .println("beside " + solver.getClass().getSimpleName() + ".class and named "
                            + OpeningTables.file(solver) + " it is used");
        }
    }

    private TableCounts write(Solver solver, SolveListener listener) throws InterruptedException {
        try {
            if (plies != null) {
                return SolvedTable.writeFirst(solver, file, plies, listener);
            }
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
