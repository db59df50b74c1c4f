import dev.solvable.*;

final class MarksNotMeant {
    static final Solver SOLVER = new MarksNotMeant_UnusedSolver();

    @SolvableGame(cells = 9)
    @Board(rows = 3, columns = 3)
    @Marks(
            choice = Choice.SHARED,
            // expect: NOTE SecondUnused second means nothing, as with choice = SHARED both players put the mark 'x'; remove second, or use choice = OWN or ANY for two kinds of mark.
            second = 'y')
    @Lines(length = 3, completes = Ending.LOSES)
    static final class Unused {}

    @SolvableGame(cells = 9)
    // expect: NOTE NothingFalls gravity means nothing on a board of one row, where a mark stays in its cell; give the @Board rows and columns, or remove gravity.
    @Marks(gravity = true)
    @Lines(length = 3)
    static final class InOneRow {}

    @SolvableGame(cells = 9)
    @Board(rows = 3, columns = 3)
    @Marks
    @Lines(length = 3)
    // expect: NOTE FullBoardWins @NoMoves(WINS) means that SECOND has won when the board is full and nothing has ended the game before, and a completed line wins all the same; write completes = WINS if that is meant, completes = LOSES if who completes a line is to lose, or remove @NoMoves if a full board is to be a draw.
    @NoMoves(Ending.WINS)
    static final class PerhapsMisere {}

    @SolvableGame(cells = 6)
    @Marks(choice = Choice.SHARED)
    @Lines(length = 3)
    // expect: NOTE FullBoardWins @NoMoves(LOSES) means that SECOND has won when the board is full and nothing has ended the game before, and a completed line wins all the same; write completes = WINS if that is meant, completes = LOSES if who completes a line is to lose, or remove @NoMoves if a full board is to be a draw.
    @NoMoves(Ending.LOSES)
    static final class PerhapsADraw {}

    @SolvableGame(cells = 9)
    @Board(rows = 3, columns = 3)
    @Marks
    // expect: NOTE FullBoardWins @NoMoves(WINS) means that SECOND has won when the board is full and nothing has ended the game before, and who wins by the @WinCheck wins all the same; remove @NoMoves if it was to mean the contrary of the @WinCheck, which cannot be expressed.
    @NoMoves(Ending.WINS)
    static final class PerhapsMisereHex {
        @WinCheck
        static boolean won(long own, long other, Player owner) {
            return Long.bitCount(own) > 4;
        }
    }

    @SolvableGame(cells = 9)
    @Board(rows = 3, columns = 3)
    @Marks
    @Lines(length = 3, completes = Ending.WINS)
    @NoMoves(Ending.WINS)
    static final class Meant {}

    @SolvableGame(cells = 9)
    @Board(rows = 3, columns = 3)
    @Marks
    @NoMoves(Ending.LOSES)
    static final class Connected {
        @WinCheck
        static boolean won(long own, long other, Player owner) {
            return Long.bitCount(own) > 4;
        }
    }

    // Where marks fall a position takes a bit a cell and one a column.
    // expect: ERROR EncodingTooSmall no encoding has room for two kinds of mark on more than 40 cells, and this game has 42 cells; use a board of at most 40 cells, or gravity = true where marks fall to the lowest empty cell.
    @SolvableGame(cells = 42)
    @Board(rows = 6, columns = 7)
    @Marks
    @Lines(length = 4)
    static final class ConnectFour {}
}
