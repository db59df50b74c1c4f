package dev.solvable.sample.judge;

import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.sample.judge.JudgeInput.Case;
import java.io.IOException;
import java.util.function.Consumer;

/**
 * Who wins a game of tic-tac-toe from a given board under perfect play: {@code x}, who moved first, {@code o} or
 * {@code TIE}.
 */
public final class TicTacToeProblem implements Problem {
    private final Solver ticTacToe;

    /** The problem, answered by a solver of tic-tac-toe. */
    public TicTacToeProblem(Solver ticTacToe) {
        this.ticTacToe = ticTacToe;
    }

    @Override
    public void answer(JudgeInput input, Consumer<String> answers) throws IOException {
        for (long cases = input.count(); cases > 0; cases--) {
            answers.accept(winner(input.board(3, 3, ".xo")));
        }
        input.end();
    }

    private String winner(Case board) {
        long position = ticTacToe.parse(board.rows().replace("/", ""));
        try {
            return winner(ticTacToe.outcome(position), ticTacToe.toMove(position));
        } catch (IllegalArgumentException e) {
            throw board.expected("as many x as o or one x more, and not a line for both");
        }
    }

    private static String winner(Outcome forSideToMove, Player toMove) {
        if (forSideToMove == Outcome.DRAW) {
            return "TIE";
        }
        return (forSideToMove == Outcome.WIN) == (toMove == Player.FIRST) ? "x" : "o";
    }
}
