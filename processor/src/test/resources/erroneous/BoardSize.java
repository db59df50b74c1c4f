import dev.solvable.*;

@SolvableGame(cells = 9)
@Board(
        // expect: ERROR BoardSize rows = 0, but a board has at least one row and one column; write a number from 1.
        rows = 0,
        // expect: ERROR BoardSize columns = -3, but a board has at least one row and one column; write a number from 1.
        columns = -3)
@Marks
final class BoardSize {
    static final Solver SOLVER = new BoardSizeSolver();
}
