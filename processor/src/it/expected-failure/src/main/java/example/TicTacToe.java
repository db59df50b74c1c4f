package example;

import dev.solvable.Board;
import dev.solvable.Lines;
import dev.solvable.Marks;
import dev.solvable.SolvableGame;
import dev.solvable.Solver;

@SolvableGame(cells = 10)
@Board(rows = 3, columns = 3)
@Marks
@Lines(length = 3)
final class TicTacToe {
    private TicTacToe() {}

    /** Code that uses the solver does not bury the one real error. */
    static Solver solver() {
        return new TicTacToeSolver();
    }
}
