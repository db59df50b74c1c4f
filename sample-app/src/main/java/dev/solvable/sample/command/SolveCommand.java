package dev.solvable.sample.command;

import dev.solvable.ImpartialSolver;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.sample.judge.BadInputException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

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
            "",
            "A large game may take very long near its start; Ctrl-C stops it."
        })
public final class SolveCommand implements Runnable {
    private static final int SECONDS_OF_SILENCE = 5;

    private final Streams streams;

    @Parameters(index = "0", paramLabel = "GAME", description = "A game of those that 'games' lists.")
    private String game = "";

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "BOARD",
            description =
                    "The rows of the board, with white space or / between them as you like; without it, the start.")
    private @Nullable String board;

    @Option(
            names = "--to-move",
            paramLabel = "first|second",
            converter = SideConverter.class,
            description = "Who is to move, where the board does not say: in a game whose players have different tiles.")
    private @Nullable Player toMove;

    /** The command, writing to these. */
    public SolveCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        Solver solver = GameName.solver(game);
        long position = position(solver);
        PrintWriter out = streams.out();
        out.println(solver.facts().name());
        out.println();
        out.print(BoardPicture.of(solver.facts(), solver.format(position)));
        out.println();
        out.println("to move:    " + solver.toMove(position).name().toLowerCase(Locale.ROOT));
        // The answer may take long: meanwhile there is the question to look at.
        out.flush();
        CompletableFuture<Void> patience = CompletableFuture.runAsync(
                () -> streams.err().println("still solving; Ctrl-C stops it"),
                CompletableFuture.delayedExecutor(SECONDS_OF_SILENCE, TimeUnit.SECONDS));
        try {
            printAnswer(solver, position);
        } finally {
            patience.cancel(false);
        }
    }

    private void printAnswer(Solver solver, long position) {
        PrintWriter out = streams.out();
        int best = solver.bestMove(position);
        out.println("outcome:    " + solver.outcome(position));
        out.println("distance:   " + solver.distance(position));
        if (solver instanceof ImpartialSolver impartial) {
            out.println("nimber:     " + impartial.nimber(position));
        }
        out.println("best move:  " + (best < 0 ? "none, the game is over" : solver.moveName(best)));
        printMoves(solver, position);
    }

    private long position(Solver solver) {
        if (board == null && toMove == null) {
            return solver.initial();
        }
        String text = board == null ? solver.format(solver.initial()) : board.replace('/', ' ');
        try {
            long position = toMove == null ? parse(solver, text) : solver.parse(text, toMove);
            // Not every board that can be read makes sense: this refuses one that does not, before anything is printed.
            solver.isTerminal(position);
            return position;
        } catch (IllegalArgumentException e) {
            throw new BadInputException(String.valueOf(e.getMessage()));
        }
    }

    private static long parse(Solver solver, String text) {
        try {
            return solver.parse(text);
        } catch (IllegalArgumentException e) {
            // With tiles of one player every board is refused without the side to move. Where the text itself is wrong,
            // this says so; where it is not, the side is what lacks.
            solver.parse(text, Player.FIRST);
            throw new BadInputException(
                    "this board does not say whose turn it is; add --to-move first or --to-move second");
        }
    }

    /** What each move is worth to the player who makes it. */
    private void printMoves(Solver solver, long position) {
        int[] moves = solver.moves(position);
        int width = 0;
        for (int move : moves) {
            width = Math.max(width, solver.moveName(move).length());
        }
        streams.out().println("moves:      " + (moves.length == 0 ? "none" : moves.length));
        for (int move : moves) {
            long next = solver.play(position, move);
            String name = solver.moveName(move);
            streams.out()
                    .println("  " + name + " ".repeat(width - name.length()) + "  " + reversed(solver.outcome(next))
                            + " in " + (1 + solver.distance(next)));
        }
    }

    private static Outcome reversed(Outcome outcome) {
        return switch (outcome) {
            case WIN -> Outcome.LOSS;
            case DRAW -> Outcome.DRAW;
            case LOSS -> Outcome.WIN;
        };
    }

    /** {@code first} or {@code second}; {@link Player#EITHER} is for games to say, not for users. */
    static final class SideConverter implements ITypeConverter<Player> {
        @Override
        public Player convert(String value) {
            return switch (value.toLowerCase(Locale.ROOT)) {
                case "first" -> Player.FIRST;
                case "second" -> Player.SECOND;
                default ->
                    throw new TypeConversionException(
                            "expected first or second, found " + BadInputException.quoted(value));
            };
        }
    }
}
