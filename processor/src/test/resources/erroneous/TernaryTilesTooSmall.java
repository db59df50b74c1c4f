import dev.solvable.*;

@SolvableGame(
        cells = 41,
        // expect: ERROR EncodingTooSmall TERNARY has room for at most 40 cells, and this game has 41 cells; use encoding = BITMASK or AUTO, or a board of at most 40 cells.
        encoding = Encoding.TERNARY)
@Tiles("##")
final class TernaryTilesTooSmall {
    @SolvableGame(
            cells = 40,
            // expect: ERROR EncodingTooSmall where tiles belong to one player TERNARY has room for at most 39 cells, as one digit is the side to move, and this game has 40 cells; use encoding = BITMASK or AUTO, or a board of at most 39 cells.
            encoding = Encoding.TERNARY)
    @Tiles("##")
    @Tiles(value = "###", by = Player.SECOND)
    static final class Partizan {
        static final Solver SOLVER = new TernaryTilesTooSmall_PartizanSolver();
    }

    @SolvableGame(
            cells = 64,
            // expect: ERROR EncodingTooSmall TERNARY has room for at most 40 cells, and this game has 64 cells; use encoding = BITMASK or AUTO, or a board of at most 40 cells.
            encoding = Encoding.TERNARY)
    @Marks(choice = Choice.SHARED)
    static final class Shared {}
}
