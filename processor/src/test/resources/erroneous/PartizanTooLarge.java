import dev.solvable.*;

@SolvableGame(
        // expect: ERROR EncodingTooSmall where tiles of several sizes belong to one player a position has room for at most 63 cells and a bit for the side to move, and this game has 64 cells and tiles of 1 to 3 cells; use tiles of one size or a board of at most 63 cells.
        cells = 64)
@Board(rows = 8, columns = 8)
@Tiles(value = {"#", "###"}, by = Player.FIRST)
@Tiles(value = "##", by = Player.SECOND)
final class PartizanTooLarge {
    static final Solver SOLVER = new PartizanTooLargeSolver();
}
