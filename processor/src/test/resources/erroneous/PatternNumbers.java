import dev.solvable.*;

@SolvableGame(cells = 9)
@Marks
@Lines(
        patterns = {
            "0 1 2",
            // expect: ERROR PatternEmpty the pattern "" has no cell; draw its cells as '#' or list their numbers, such as "0 4 8".
            "",
            // expect: ERROR PatternEmpty the pattern " " has no cell; draw its cells as '#' or list their numbers, such as "0 4 8".
            " ",
            // expect: ERROR PatternCharacter the pattern "0,4,8" has ',' at character 2; list the numbers of the cells with spaces between them, here "0 4 8".
            "0,4,8",
            // expect: ERROR PatternCharacter the pattern "0 1 2, 3 4 5; g1 h1 i1" has ',' at character 6; list the numbers of the cells with spaces between them, here "0 1 2", "3 4 5", "6 7 8".
            "0 1 2, 3 4 5; g1 h1 i1",
            // expect: ERROR PatternCharacter the pattern "-1 2" has '-' at character 1; list the numbers of the cells with spaces between them, such as "0 4 8".
            "-1 2",
            // expect: ERROR PatternCell the pattern "7 8 9" names cell 9, but the cells of this game are numbered from 0 to 8; did you count from 1? The first cell, a1, is 0, and the last is 8.
            "7 8 9",
            // expect: ERROR PatternCell the pattern "8 99999999999" names cell 99999999999, but the cells of this game are numbered from 0 to 8; use numbers of that range.
            "8 99999999999",
            // expect: ERROR PatternCellTwice the pattern "0 4 0" names cell 0 twice; name each cell of the line once.
            "0 4 0",
            "0 1 2"
        })
final class PatternNumbers {
    static final Solver SOLVER = new PatternNumbersSolver();
}
