import dev.solvable.*;

@SolvableGame(
        // expect: ERROR CellsMismatch cells = 9, but the board of 3 rows and 3 columns with 1 hole has 8 cells; write cells = 8 or correct the @Board.
        cells = 9)
@Board(
        rows = 3,
        columns = 3,
        map = {"...", ". .", "..."})
@Tiles("##")
final class HolesMismatch {
    static int nimber(HolesMismatchSolver solver) {
        return solver.nimber(solver.initial());
    }
}
