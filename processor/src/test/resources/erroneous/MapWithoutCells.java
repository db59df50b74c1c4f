import dev.solvable.*;

@SolvableGame(cells = 4)
@Board(
        rows = 2,
        columns = 2,
        // expect: ERROR MapWithoutCells the map has holes only, so there is nowhere to play; write '.' for each cell.
        map = {"  ", "  "})
@Marks
final class MapWithoutCells {
    static final Solver SOLVER = new MapWithoutCellsSolver();

    @SolvableGame(cells = 6)
    // expect: ERROR MapWithoutCells the rows of @Pieces have holes only, so there is nowhere to play; write '.' for each cell.
    @Pieces({"   ", "   "})
    @Move(way = "W")
    static final class OfPieces {}
}
