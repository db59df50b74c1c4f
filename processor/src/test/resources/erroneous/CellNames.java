import dev.solvable.*;

@SolvableGame(cells = 4)
@Board(
        rows = 2,
        columns = 2,
        // expect: ERROR CellNames cellNames has 3 names, but the board has 4 cells; write a name for each cell, row by row, holes skipped.
        cellNames = {"a", "b", "c"})
@Marks
final class CellNames {
    static final Solver SOLVER = new CellNamesSolver();

    @SolvableGame(cells = 6)
    @Board(
            rows = 2,
            columns = 3,
            cellNames = {
                "red",
                // expect: ERROR CellNameEmpty the name of cell 1 is empty; write letters and digits.
                "",
                // expect: ERROR CellNameCharacter the name "a-b" of cell 2 has '-' at character 2; name cells with letters and digits alone.
                "a-b",
                // expect: ERROR CellNameCharacter the name "dark green" of cell 3 has a space at character 5; name cells with letters and digits alone.
                "dark green",
                // expect: ERROR CellNameTwice cells 0 and 4 are both called "red"; give every cell a name of its own.
                "red",
                "Red"
            })
    @Marks
    @Lines(
            // expect: ERROR PatternCell the pattern "6" names cell 6, but the cells of this game are numbered from 0 to 5; did you count from 1? The first cell, a1, is 0, and the last is 5.
            patterns = "6")
    static final class Colours {}

    @SolvableGame(cells = 2)
    @Board(
            rows = 1,
            columns = 2,
            cellNames = {"left", "right"})
    @Marks
    @Lines(
            // expect: ERROR PatternCell the pattern "2" names cell 2, but the cells of this game are numbered from 0 to 1; did you count from 1? The first cell, left, is 0, and the last is 1.
            patterns = "2")
    static final class Named {}
}
