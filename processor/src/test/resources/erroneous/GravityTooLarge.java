import dev.solvable.*;

@SolvableGame(
        // expect: ERROR EncodingTooSmall with gravity a position is a bit for each cell and one more for each column, at most 64 together, and this game has 57 cells and 8 columns, so 65 bits; use a smaller board.
        cells = 57)
@Board(
        rows = 8,
        columns = 8,
        map = {"   .    ", "........", "........", "........", "........", "........", "........", "........"})
@Marks(gravity = true)
@Lines(length = 4)
final class GravityTooLarge {
    @SolvableGame(
            cells = 42,
            // expect: ERROR EncodingTooSmall TERNARY has room for at most 40 cells, and this game has 42 cells; use encoding = BITMASK or AUTO, or a board of at most 40 cells.
            encoding = Encoding.TERNARY)
    @Board(rows = 6, columns = 7)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class InBaseThree {}
}
