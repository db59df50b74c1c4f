package dev.solvable.sample.command;

import dev.solvable.ImpartialSolver;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.sample.judge.BadInputException;
import java.io.PrintWriter;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

/** {@code solve GAME [BOARD]}: outcome, distance, best move, and every move with its value. */
@Command(name = "solve", description = "Solves a game from a board, or from its start.")
public final class SolveCommand implements Runnable {
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
            description = "Who is to move, where the board does not say.")
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
        int best = solver.bestMove(position);
        out.println("to move:    " + solver.toMove(position).name().toLowerCase(Locale.ROOT));
        out.println("outcome:    " + solver.outcome(position));
        out.println("distance:   " + solver.distance(position));
        if (solver instanceof ImpartialSolver impartial) {
            out.println("nimber:     " + impartial.nimber(position));
        }
        out.println("best move:  " + (best < 0 ? "none, the game is over" : solver.moveName(best)));
        printMoves(solver, position);
    }

    private long position(Solver solver) {
        try {
            String text = board == null ? solver.format(solver.initial()) : board.replace('/', ' ');
            long position = toMove == null ? solver.parse(text) : solver.parse(text, toMove);
            // Not every board that can be read makes sense: this refuses one that does not, before anything is printed.
            solver.outcome(position);
            return position;
        } catch (IllegalArgumentException e) {
            throw new BadInputException(String.valueOf(e.getMessage()));
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
