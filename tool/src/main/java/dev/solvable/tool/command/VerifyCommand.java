package dev.solvable.tool.command;

import dev.solvable.Algorithm;
import dev.solvable.SolveListener;
import dev.solvable.Solver;
import dev.solvable.table.SolvedTable;
import dev.solvable.table.TableCounts;
import dev.solvable.table.TableException;
import dev.solvable.table.TableHeader;
import dev.solvable.tool.games.Games;
import dev.solvable.tool.games.OpeningTables;
import dev.solvable.tool.input.BadInputException;
import dev.solvable.tool.tables.TableFolder;
import dev.solvable.tool.terminal.Streams;
import dev.solvable.tool.text.TableWords;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code verify FILE [GAME]}: proves a solved table. */
@Command(
        name = "verify",
        description = {
            "Proves a solved table: that the file, or every part of the folder, is whole, and that every value follows from"
                    + " the rules of its game and from the values after each move.",
            "Proving the values needs the game: GAME, or the listed game that the table names. Says what was proved."
        },
        footer = {"", "  solvable verify tables/BlockGame.table"})
public final class VerifyCommand implements Runnable {
    private final Streams streams;
    private final Supplier<Games> games;

    @Parameters(index = "0", paramLabel = "FILE", description = "A solved table, or a folder of parts.")
    private Path file = Path.of("");

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "GAME",
            description = "The game; without it, the listed game that the table names.")
    private @Nullable String game;

    /** The command, writing to these streams. */
    public VerifyCommand(Streams streams, Supplier<Games> games) {
        this.streams = streams;
        this.games = games;
    }

    @Override
    public void run() {
        try {
            TableHeader header = TableFolder.header(file);
            Optional<Solver> solver = solver(header.game());
            Solves solves = new Solves(streams);
            TableCounts counts = solves.watched(this::verify);
            streams.out().println(BadInputException.onOneLine(file + " is whole: " + TableWords.of(counts, header)));
            streams.out().flush();
            if (solver.isEmpty()) {
                streams.out()
                        .println("no value was held against the rules, as there is no game "
                                + BadInputException.onOneLine(header.game())
                                + " here; say with --classpath where it is");
                return;
            }
            try (SolvedTable table = SolvedTable.open(file, solver.get())) {
                solves.watched(listener -> {
                    table.prove(listener);
                    return table;
                });
            }
            streams.out().println(proved(header, solver.get()));
        } catch (TableException | IllegalArgumentException e) {
            throw new BadInputException(String.valueOf(e.getMessage()));
        } catch (IOException e) {
            throw BadInputException.unreadable(file, e);
        }
    }

    /** What is proved once no value was refused. */
    private static String proved(TableHeader header, Solver solver) {
        if (header.isPartial()) {
            return "every value but those of the last ply follows from the rules and from the values after each move";
        }
        return header.hasDistances() || header.hasScores() || solver.facts().solvedBy() != Algorithm.RETROGRADE
                ? "every value follows from the rules and from the values after each move"
                : "every value fits those after each move; without distances that proves no value of a game without end";
    }

    private TableCounts verify(SolveListener listener) throws InterruptedException {
        try {
            return SolvedTable.verify(file, listener);
        } catch (IOException e) {
            throw BadInputException.unreadable(file, e);
        }
    }

    /** A solver of the given game, or of the table's game if it is listed. */
    private Optional<Solver> solver(String named) {
        if (game != null) {
            return Optional.of(solver(games.get(), game));
        }
        Games known;
        try {
            known = games.get();
        } catch (BadInputException e) {
            return Optional.empty(); // no games at all: only the file is checked
        }
        List<String> same = known.names().stream()
                .filter(name -> solver(known, name).facts().name().equals(named))
                .toList();
        // If several games have the name, the user has to say which.
        return same.stream().findFirst().map(name -> solver(known, same.size() == 1 ? name : named));
    }

    private static Solver solver(Games games, String name) {
        return OpeningTables.without(GameName.solver(games, name));
    }
}
