import dev.solvable.*;

@SolvableGame(cells = 8)
@Board(
        rows = 3,
        columns = 3,
        map = {"...", ". .", "..."})
@Marks
@Lines(
        // expect: ERROR LineTooLong length = 4, but the longest straight run of cells on this board along rows, columns and diagonals has 3 cells; write length = 3 or less.
        length = 4)
final class LineTooLong {
    static final Solver SOLVER = new LineTooLongSolver();
}
