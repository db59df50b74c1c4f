import dev.solvable.*;

@SolvableGame(cells = 8)
@Board(
        rows = 3,
        columns = 3,
        map = {"...", ". .", "..."})
@Marks
@Lines(
        // expect: ERROR LineTooLong length = 3, but the longest straight run of cells on this board along diagonals has 2 cells; write length = 2 or less.
        length = 3,
        rows = false,
        columns = false)
final class DiagonalTooLong {
    static final Solver SOLVER = new DiagonalTooLongSolver();
}
