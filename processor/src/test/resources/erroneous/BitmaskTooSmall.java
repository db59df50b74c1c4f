import dev.solvable.*;

@SolvableGame(
        cells = 36,
        // expect: ERROR EncodingTooSmall BITMASK has room for two kinds of mark on at most 32 cells, and this game has 36 cells; use encoding = TERNARY or AUTO, or a smaller board.
        encoding = Encoding.BITMASK)
@Board(rows = 6, columns = 6)
@Marks
@Lines(length = 4)
final class BitmaskTooSmall {
    static final Solver SOLVER = new BitmaskTooSmallSolver();
}
