import dev.solvable.*;

@SolvableGame(cells = 9)
@Board(
        rows = 2,
        columns = 3,
        map = {
            // expect: ERROR MapCharacter row 1 of the map, ".x.", has 'x' in column 2, but a map shows the empty board; use '.' for a cell and a space for a hole.
            ".x.",
            // expect: ERROR MapCharacter row 2 of the map, "<U+0009>..", has U+0009 in column 1; use '.' for a cell and a space for a hole.
            "\t.."
        })
@Marks
final class MapCharacter {
    static final Solver SOLVER = new MapCharacterSolver();
}
