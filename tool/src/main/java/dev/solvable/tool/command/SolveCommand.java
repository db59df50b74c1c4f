package dev.solvable.tool.command;

import static dev.solvable.tool.analysis.Estimate.number;

import dev.solvable.Algorithm;
import dev.solvable.Solver;
import dev.solvable.tool.analysis.Analysis;
import dev.solvable.tool.analysis.Estimate;
import dev.solvable.tool.analysis.Json;
import dev.solvable.tool.analysis.Scoring;
import dev.solvable.tool.games.Games;
import dev.solvable.tool.tables.TableFolder;
import dev.solvable.tool.terminal.Paint;
import dev.solvable.tool.terminal.Streams;
import dev.solvable.tool.text.BoardPicture;
import dev.solvable.tool.text.MoveTable;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code solve GAME [BOARD]}: outcome, distance, best move, and every move with its value. */
@Command(
        name = "solve",
        description = {
            "Solves a game from a board, or from its start.",
            "Prints who wins under perfect play, in how many moves, the best move, and what every move is worth."
        },
        footer = {
            "",
            "  solvable solve TicTacToe xx./.o./...",
            "  solvable solve Domineering .#.../.#.../...../...../..... --to-move second",
            "  solvable solve ThreeMensMorris 'X../.o./..X|Xoo' --to-move second",
            "  solvable solve ConnectFour7x6 --estimate",
            "",
            "A large game may take minutes near its start, or far longer: --progress shows how far it is, Ctrl-C stops it."
        })
public final class SolveCommand implements Runnable {
    private final Streams streams;
    private final Supplier<Games> games;

    @Mixin
    private final PositionArguments arguments = new PositionArguments();

    @Mixin
    private final ColorOption color = new ColorOption();

    @Option(names = "--json", description = "Prints the answer as JSON.")
    private boolean json;

    @Option(
            names = "--progress",
            description =
                    "Shows on a terminal how far a long solve has come, how fast it is, and how long it will take.")
    private boolean progress;

    @Option(
            names = "--estimate",
            description = "Only says how many states the game has and how much memory solving it takes.")
    private boolean estimate;

    @Option(
            names = "--table",
            paramLabel = "FILE",
            description = "Answers from this solved table, which 'save' has written, or from a folder of parts.")
    private @Nullable Path table;

    /** The command, writing to these streams. */
    public SolveCommand(Streams streams, Supplier<Games> games) {
        this.streams = streams;
        this.games = games;
    }

    @Override
    public void run() {
        Solver found = arguments.solver(games.get());
        Solver solver = table == null ? found : TableFolder.open(table, found);
        long position = arguments.position(solver);
        if (estimate) {
            printEstimate(solver);
            return;
        }
        Solves.check(solver);
        Paint paint = color.paint(streams.terminal());
        if (!json) {
            printQuestion(solver, position, paint);
        }
        Analysis analysis = new Solves(streams).analysis(solver, position, progress);
        if (json) {
            streams.out().println(Json.pretty(analysis));
        } else {
            printAnswer(analysis, paint);
        }
    }

    private void printEstimate(Solver solver) {
        Estimate estimate = Solves.estimate(solver);
        PrintWriter out = streams.out();
        if (json) {
            out.println(Json.pretty(estimate));
            return;
        }
        boolean isBound = solver.facts().solvedBy() == Algorithm.RETROGRADE;
        out.println(estimate.game());
        out.println();
        out.println("algorithm:  " + estimate.algorithm());
        Long bytes = estimate.cacheBytes();
        if (bytes == null) {
            out.println("states:     not known beforehand, the rules are a program");
            out.println("memory:     not known beforehand");
        } else {
            out.println("states:     " + estimate.statesInWords());
            out.println("memory:     " + (isBound ? "at most " : "") + number(bytes) + " bytes (" + Estimate.size(bytes)
                    + ") once in use" + (isBound ? "; while solving the moves too" : ""));
        }
        out.println("position:   " + estimate.positionBits() + " bits at most");
        out.println("heap:       " + estimate.heapInWords());
    }

    private void printQuestion(Solver solver, long position, Paint paint) {
        PrintWriter out = streams.out();
        out.println(paint.strong(solver.facts().name()));
        out.println();
        out.print(new BoardPicture(solver, paint).of(position));
        out.println();
        out.println("to move:    " + solver.toMove(position).name().toLowerCase(Locale.ROOT));
    }

    private void printAnswer(Analysis analysis, Paint paint) {
        PrintWriter out = streams.out();
        if (analysis.score() != null) {
            out.println("score:      " + paint.outcome(analysis.outcome(), Scoring.signed(analysis.score())));
        }
        out.println("outcome:    "
                + paint.outcome(analysis.outcome(), analysis.outcome().name()));
        out.println("distance:   "
                + (analysis.distance() == Solver.ENDLESS
                        ? "endless, neither player can force an end"
                        : analysis.distance()));
        if (analysis.nimber() != null) {
            out.println("nimber:     " + analysis.nimber());
        }
        out.println("best move:  " + (analysis.best() == null ? "none, the game is over" : analysis.best()));
        out.println("moves:      "
                + (analysis.moves().isEmpty() ? "none" : analysis.moves().size()));
        out.print(new MoveTable(analysis.moves(), paint).text());
    }
}
