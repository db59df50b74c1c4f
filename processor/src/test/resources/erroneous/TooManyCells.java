import dev.solvable.*;

@SolvableGame(
        // expect: ERROR CellsOutOfRange cells = 65, but a game has from 1 to 64 cells, a bit of a long for each, and no larger game can be expressed; choose a board of such a size.
        cells = 65)
@Board(rows = 3, columns = 3)
@Marks
@Lines(length = 3)
final class TooManyCells {
    static final Solver SOLVER = new TooManyCellsSolver();
}
