import dev.solvable.*;

@SolvableGame(cells = 9)
@Board(
        rows = 3,
        columns = 3,
        // expect: ERROR MapRows the map has 2 rows, but rows = 3; write a string for each row of the board.
        map = {"...", "..."})
@Marks
final class MapRows {
    static final Solver SOLVER = new MapRowsSolver();
}
