import dev.solvable.*;

@SolvableGame(cells = 9)
@Board(
        rows = 3,
        columns = 3,
        map = {
            "...",
            // expect: ERROR MapRowLength row 2 of the map, ".. .", is 4 characters long, but columns = 3; write a character for each column, '.' for a cell and a space for a hole.
            ".. .",
            "..."
        })
@Marks
final class MapRowLength {
    static final Solver SOLVER = new MapRowLengthSolver();
}
