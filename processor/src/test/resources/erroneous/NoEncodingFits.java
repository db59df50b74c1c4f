import dev.solvable.*;

@SolvableGame(
        // expect: ERROR EncodingTooSmall no encoding has room for two kinds of mark on more than 40 cells, and this game has 42 cells; use a board of at most 40 cells, or gravity = true where marks fall to the lowest empty cell.
        cells = 42)
@Board(rows = 6, columns = 7)
@Marks
@Lines(length = 4)
final class NoEncodingFits {
    static final Solver SOLVER = new NoEncodingFitsSolver();
}
