import dev.solvable.*;

final class LinesNotMeant {
    static final Solver SOLVER = new LinesNotMeant_OneSquareSolver();

    @SolvableGame(cells = 16)
    @Board(rows = 4, columns = 4)
    @Marks
    @Lines(
            // expect: NOTE OnlyLine the only line of this game is the pattern "##../##../..../....", as a picture is a line where it is drawn, never moved or turned; write a pattern for each place where there is a line.
            patterns = "##../##../..../....")
    static final class OneSquare {}

    @SolvableGame(cells = 9)
    @Board(rows = 3, columns = 3)
    @Marks
    @Lines(
            // expect: NOTE LineOfOneCell the pattern "0" is a line of one cell, which is complete as soon as it holds a mark; write all cells of a line in one string, such as "0 4 8".
            patterns = {"0", "4", "8", "1 2"})
    static final class CellByCell {}

    @SolvableGame(cells = 9)
    @Board(rows = 3, columns = 3)
    @Marks
    @Lines(
            // expect: NOTE LineOfOneCell length = 1 makes each cell a line of one cell, which is complete as soon as it holds a mark; write how many marks in a row it takes.
            length = 1)
    static final class Short {}

    @SolvableGame(cells = 18)
    @Board(
            rows = 3,
            columns = 7,
            map = {"... ...", "... ...", "... ..."})
    @Marks(choice = Choice.SHARED)
    // expect: NOTE LinesApart this board falls into 2 parts that no line joins, and a line in any of them ends the whole game: a part that is closed by a line while play goes on elsewhere cannot be expressed; ask about one part, or program the rules as GameRules.
    @Lines(length = 3, completes = Ending.LOSES)
    static final class NotaktoOnTwoBoards {}

    @SolvableGame(cells = 4)
    @Board(
            rows = 2,
            columns = 2,
            cellNames = {"n", "e", "s", "w"})
    @Marks
    @Lines(
            patterns = {
                // expect: ERROR PatternCharacter the pattern "n w" has 'n' at character 1; list the numbers of the cells with spaces between them, here "0 3".
                "n w",
                // expect: ERROR PatternCharacter the pattern "0, 1" has ',' at character 2; list the numbers of the cells with spaces between them, here "0 1".
                "0, 1",
                // expect: ERROR PatternCharacter the pattern "n x" has 'n' at character 1; list the numbers of the cells with spaces between them, such as "0 4 8".
                "n x"
            })
    static final class ByName {}
}
