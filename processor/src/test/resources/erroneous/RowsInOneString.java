import dev.solvable.*;

@SolvableGame(cells = 8)
@Board(
        rows = 3,
        columns = 3,
        // expect: ERROR RowsInOneString all rows of the map are in one string, ".../. ./..."; write a string for each row: {"...", ". .", "..."}.
        map = ".../. ./...")
@Marks
@Lines(length = 3)
final class RowsInOneString {
    static final Solver SOLVER = new RowsInOneStringSolver();

    @SolvableGame(cells = 6)
    // expect: ERROR RowsInOneString all rows of the pieces are in one string, "oo<U+000A>..<U+000A>XX<U+000A>"; write a string for each row: {"oo", "..", "XX"}.
    @Pieces("oo\n..\nXX\n")
    @Move(way = "W")
    static final class OfPieces {}

    @SolvableGame(cells = 11)
    @Board(
            rows = 4,
            columns = 3,
            // expect: ERROR MapRows the map has 3 rows of 4 characters, but rows = 4 and columns = 3; write rows = 3 and columns = 4, or correct the map.
            map = {"....", ". ..", "...."})
    @Marks
    @Lines(length = 3)
    static final class Swapped {}

    @SolvableGame(cells = 9)
    @Board(rows = 3, columns = 3)
    @Marks
    @Lines(
            // expect: ERROR PatternInRows each pattern has the length of a row and there are as many as rows, but a pattern is a picture of the whole board in one string; write "###/.../..." if that is the line, or list the numbers of the cells of each line.
            patterns = {"###", "...", "..."})
    static final class OfAPattern {}
}
