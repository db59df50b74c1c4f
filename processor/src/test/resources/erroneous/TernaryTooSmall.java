import dev.solvable.*;

@SolvableGame(
        cells = 41,
        // expect: ERROR EncodingTooSmall TERNARY has room for at most 40 cells, and this game has 41 cells; use a board of at most 40 cells.
        encoding = Encoding.TERNARY)
@Marks
final class TernaryTooSmall {
    static final Solver SOLVER = new TernaryTooSmallSolver();
}
