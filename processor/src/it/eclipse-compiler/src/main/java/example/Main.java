package example;

import dev.solvable.ImpartialSolver;
import dev.solvable.Outcome;
import dev.solvable.Solver;

/** Plays with the generated solvers while the build runs and ends with an error where an answer is wrong. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        Solver ticTacToe = new TicTacToeSolver();
        long position = ticTacToe.initial();
        check("tic-tac-toe is a draw", ticTacToe.outcome(position) == Outcome.DRAW);
        int plies = 0;
        while (!ticTacToe.isTerminal(position)) {
            position = ticTacToe.play(position, ticTacToe.bestMove(position));
            plies++;
        }
        check("two perfect players fill the board", plies == 9);

        ImpartialSolver square = new Tilings_SquareSolver();
        check("the second domino is the last", square.outcome(square.initial()) == Outcome.LOSS);
        check("the square is worth nothing", square.nimber(square.initial()) == 0);
    }

    private static void check(String claim, boolean holds) {
        if (!holds) {
            throw new AssertionError(claim);
        }
        System.out.println(claim);
    }
}
