import dev.solvable.*;

@SolvableGame(
        // expect: ERROR CellsOutOfRange cells = -9, but a game has from 1 to 64 cells, a bit of a long for each; choose a board of such a size.
        cells = -9)
@Board(rows = 3, columns = 3)
@Marks
final class NegativeCells {
    static final Solver SOLVER = new NegativeCellsSolver();
}
