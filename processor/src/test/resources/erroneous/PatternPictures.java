import dev.solvable.*;

@SolvableGame(cells = 8)
@Board(
        rows = 3,
        columns = 3,
        map = {"...", ". .", "..."})
@Marks
@Lines(
        patterns = {
            "###/. ./...",
            // expect: ERROR PatternEmpty the pattern ".../. ./..." has no cell; draw its cells as '#' or list their numbers, such as "0 4 8".
            ".../. ./...",
            // expect: ERROR PatternCharacter the pattern "xxx/. ./..." has 'x' at character 1; draw the line's cells as '#', other cells as '.', holes as spaces, and join the rows by '/'.
            "xxx/. ./...",
            // expect: ERROR PatternShape the pattern "###/. ." is a picture of 2 rows of 3 columns, but the board has 3 rows of 3 columns, and a pattern is a line where it is drawn, never moved or turned; draw the whole board, its rows joined by '/', or list the numbers of the cells.
            "###/. .",
            // expect: ERROR PatternShape the pattern "###/. ./...." is a picture of 3 rows of 3 to 4 columns, but the board has 3 rows of 3 columns, and a pattern is a line where it is drawn, never moved or turned; draw the whole board, its rows joined by '/', or list the numbers of the cells.
            "###/. ./....",
            // expect: ERROR PatternHole the pattern "#../.#./..#" has '#' in row 2 and column 2, where the board has a hole; draw the board's holes as spaces and its cells as '#' or '.'.
            "#../.#./..#",
            // expect: ERROR PatternHole the pattern "## /. ./..." has a space in row 1 and column 3, where the board has a cell; draw the board's holes as spaces and its cells as '#' or '.'.
            "## /. ./..."
        })
final class PatternPictures {
    static final Solver SOLVER = new PatternPicturesSolver();
}
