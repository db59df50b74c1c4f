import dev.solvable.*;

@SolvableGame(
        // expect: ERROR CellsMismatch cells = 9, but the board of 3 rows and 4 columns has 12 cells; write cells = 12 or correct the @Board.
        cells = 9)
@Board(rows = 3, columns = 4)
@Marks
@Lines(length = 7, patterns = "11")
final class CellsMismatch {
    static final Solver SOLVER = new CellsMismatchSolver();
}
