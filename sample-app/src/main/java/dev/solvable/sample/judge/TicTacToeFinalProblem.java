package dev.solvable.sample.judge;

import dev.solvable.Solver;
import java.io.IOException;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * Whether a board is a possible final position of a game of tic-tac-toe that X started: {@code valid} or
 * {@code invalid}.
 */
public final class TicTacToeFinalProblem implements Problem {
    private static final String END = "end";

    private final Solver ticTacToe;

    /** The problem, answered by a solver of tic-tac-toe. */
    public TicTacToeFinalProblem(Solver ticTacToe) {
        this.ticTacToe = ticTacToe;
    }

    @Override
    public void answer(JudgeInput input, Consumer<String> answers) throws IOException {
        for (String board = next(input); !board.equals(END); board = next(input)) {
            // The game's own marks are the small letters.
            long position = ticTacToe.parse(board.toLowerCase(Locale.ROOT));
            // In this order: only a reachable position is sure to be valid, and isTerminal() refuses others.
            boolean valid = ticTacToe.isReachable(position) && ticTacToe.isTerminal(position);
            answers.accept(valid ? "valid" : "invalid");
        }
    }

    private static String next(JudgeInput input) throws IOException {
        return input.rowOrWord(9, ".XO", END);
    }
}
