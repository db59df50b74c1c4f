package dev.solvable.tool.command;

import dev.solvable.Solver;
import dev.solvable.tool.analysis.Json;
import dev.solvable.tool.games.Games;
import dev.solvable.tool.input.BadInputException;
import dev.solvable.tool.puzzles.Puzzle;
import dev.solvable.tool.puzzles.PuzzleFinder;
import dev.solvable.tool.puzzles.PuzzleKind;
import dev.solvable.tool.terminal.Streams;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code puzzles GAME --win-in N}: positions with exactly one right move. */
@Command(
        name = "puzzles",
        description = {
            "Finds positions of a game with exactly one winning move, or exactly one that draws where no move wins.",
            "Those with the fewest winning second choices come first; the same seed finds the same puzzles."
        },
        footer = {
            "",
            "  solvable puzzles TicTacToe --win-in 3 --count 5",
            "  solvable puzzles ConnectFour7x6 --win-in 5 --count 20 --html puzzles.html",
        })
public final class PuzzlesCommand implements Runnable {
    private static final int MAX_COUNT = 10_000;

    private final Streams streams;
    private final Supplier<Games> games;

    @Parameters(index = "0", paramLabel = "GAME", description = GameName.MEANING)
    private String game = "";

    @ArgGroup(multiplicity = "1")
    private Task task = new Task();

    /** The task of the puzzles. */
    static final class Task {
        @Option(
                names = "--win-in",
                paramLabel = "N",
                description = "To win in N plies, the last of them the winner's or, in a misere game, the loser's.")
        private @Nullable Integer plies;

        @Option(names = "--draw", description = "To draw, where every other move loses.")
        @SuppressWarnings("unused") // Picocli ensures that one of the two is given.
        private boolean draw;

        PuzzleKind kind() {
            if (plies == null) {
                return PuzzleKind.DRAW;
            }
            if (plies < 1) {
                throw new BadInputException("--win-in takes at least 1 ply, not " + plies);
            }
            return PuzzleKind.winIn(plies);
        }
    }

    @Option(names = "--count", paramLabel = "K", description = "At most this many puzzles (${DEFAULT-VALUE}).")
    private int count = 10;

    @Option(names = "--seed", paramLabel = "S", description = "Chooses among equally good puzzles (${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--json", description = "Prints the puzzles as JSON.")
    private boolean json;

    @Option(names = "--html", paramLabel = "FILE", description = "Writes a page to print instead.")
    private @Nullable Path html;

    @Mixin
    private final ColorOption color = new ColorOption();

    /** The command, writing to these streams. */
    public PuzzlesCommand(Streams streams, Supplier<Games> games) {
        this.streams = streams;
        this.games = games;
    }

    /** The puzzles of a game in the form of the JSON. */
    private record Found(String game, String task, long seed, List<Puzzle> puzzles) {}

    @Override
    public void run() {
        PuzzleKind kind = task.kind();
        if (count < 1 || count > MAX_COUNT) {
            throw new BadInputException("--count is from 1 to " + MAX_COUNT + ", not " + count);
        }
        if (json && html != null) {
            throw new BadInputException(
                    "--json and --html: puzzles are printed as JSON or written as a page, not both");
        }
        Solver solver = GameName.solver(games.get(), game);
        Solves.check(solver);
        List<Puzzle> puzzles =
                new Solves(streams).watched(listener -> new PuzzleFinder(solver, kind).find(count, seed));
        String name = solver.facts().name();
        if (json) {
            streams.out().println(Json.pretty(new Found(name, kind.task(), seed, puzzles)));
            return;
        }
        if (puzzles.isEmpty()) {
            throw new BadInputException("no puzzle found: " + name + " has no position with exactly one move to "
                    + kind.task() + ", or it is too rare");
        }
        PuzzleSheet sheet = new PuzzleSheet(solver, kind, puzzles);
        if (html == null) {
            streams.out().print(sheet.text(color.paint(streams.terminal())));
            return;
        }
        WholeFile.write(html, part -> Files.writeString(part, sheet.html()));
        streams.out()
                .println(html + " has " + puzzles.size() + (puzzles.size() == 1 ? " puzzle of " : " puzzles of ")
                        + name);
    }
}
