import dev.solvable.*;

@SolvableGame(
        // expect: ERROR CellsOutOfRange cells = 0, but a game has from 1 to 64 cells, a bit of a long for each; choose a board of such a size.
        cells = 0)
@Tiles("##")
final class NoCells {
    static int nimber(NoCellsSolver solver) {
        return solver.nimber(solver.initial());
    }
}
