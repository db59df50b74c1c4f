import dev.solvable.*;

final class RowsOfPieces {
    static final Solver SOLVER = new RowsOfPieces_UnequalSolver();

    @SolvableGame(cells = 6)
    @Pieces({
        "XX.",
        // expect: ERROR PiecesRowLength row 2 of the pieces, "oo", is 2 characters long, but the first row has 3; write a character for each column, '.' for an empty cell and a space for a hole.
        "oo"
    })
    @Move(way = "W")
    static final class Unequal {}

    @SolvableGame(cells = 6)
    @Pieces({
        "XX.",
        // expect: ERROR PiecesCharacter row 2 of the pieces, "o#o", has '#' in column 2; use capital letters from A to Z for pieces of FIRST, small ones for those of SECOND, '.' for an empty cell and a space for a hole.
        "o#o"
    })
    @Move(way = "W")
    static final class NoLetter {}

    @SolvableGame(cells = 6)
    // expect: ERROR NoPieceRows @Pieces shows no board; write its rows at the start, such as {"XX.", ".oo"}.
    @Pieces({})
    @Move(way = "W")
    static final class NoRows {}

    // expect: ERROR CellsOfPieces cells = 9, but the rows of @Pieces have 6 cells; write cells = 6 or correct the rows.
    @SolvableGame(cells = 9)
    @Pieces({"XX.", ".oo"})
    @Move(way = "W")
    static final class OtherNumber {}

    @SolvableGame(cells = 6)
    @Board(rows = 2, columns = 3)
    // expect: ERROR PiecesRows the pieces stand on 3 rows, but the @Board has 2 rows; write a string for each row, or remove @Board: the rows of @Pieces are the board then.
    @Pieces({"XX.", "...", ".oo"})
    @Move(way = "W")
    static final class OtherRows {}

    @SolvableGame(cells = 6)
    @Board(rows = 2, columns = 3)
    @Pieces({
        "XX.",
        // expect: ERROR PiecesRowLength row 2 of the pieces, "..oo", is 4 characters long, but the @Board has columns = 3; write a character for each column, '.' for an empty cell and a space for a hole.
        "..oo"
    })
    @Move(way = "W")
    static final class OtherColumns {}

    @SolvableGame(cells = 5)
    @Board(
            rows = 2,
            columns = 3,
            map = {"...", ".. "})
    @Pieces({
        // expect: ERROR PiecesHole row 1 of the pieces, "XX ", has a hole in column 3, where the @Board has a cell; draw the board's holes as spaces and its cells as letters or '.'.
        "XX ",
        // expect: ERROR PiecesHole row 2 of the pieces, "oo.", has a cell in column 3, where the @Board has a hole; draw the board's holes as spaces and its cells as letters or '.'.
        "oo."
    })
    @Move(way = "W")
    static final class OtherHoles {}

    @SolvableGame(cells = 4)
    @Pieces(
            value = "X..o",
            // expect: ERROR HandCharacter the hand "X, o" has ',' at character 2; write a capital letter from A to Z for each piece of FIRST beside the board, a small one for each of SECOND.
            hand = "X, o")
    @Move(way = "W")
    static final class Hand {}

    @SolvableGame(cells = 4)
    @Pieces(
            // expect: ERROR PlayerWithoutPiece SECOND has no piece, on the board or in hand; write the pieces of that player as small letters.
            value = "X..X",
            // expect: ERROR ForwardOfTwo forward has 1 direction, but each of the two players has one; write one for FIRST and one for SECOND, such as {NORTH, SOUTH}.
            forward = Direction.EAST)
    @Move(way = "W")
    static final class Alone {}

    @SolvableGame(cells = 4)
    // expect: ERROR NoMove nothing says how the pieces move; add a @Move, such as @Move(way = "W") for a step along a row or column.
    @Pieces("X..o")
    static final class Unmoved {}

    @SolvableGame(cells = 4)
    // expect: ERROR StartWithoutMove FIRST has no move at the start, as every move of FIRST is blocked; let the pieces stand elsewhere, or add a @Move.
    @Pieces("Xo.o")
    @Move(way = "W")
    static final class Blocked {}

    @SolvableGame(cells = 4)
    // expect: ERROR StartWithoutMove FIRST has no move at the start, as no @Move leads a piece of FIRST anywhere from where it stands; let the pieces stand elsewhere, or add a @Move.
    @Pieces("X..o")
    @Move(way = "fW")
    static final class Outwards {}

    @SolvableGame(cells = 4)
    // expect: ERROR StartWithoutMove FIRST has no move at the start, as whenLeft allows none while FIRST has 1 piece, as at the start; let the pieces stand elsewhere, or add a @Move.
    @Pieces("X.oo")
    @Move(way = "W", whenLeft = 2)
    static final class AnotherNumber {}

    @SolvableGame(cells = 4)
    // expect: ERROR StartWithoutMove FIRST has no move at the start, as each needs a piece to take, to jump over, to stop before or to be beside, and none stands there; let the pieces stand elsewhere, or add a @Move.
    @Pieces("X..o")
    @Move(way = "W", onto = Onto.ENEMY)
    static final class NobodyThere {}

    @SolvableGame(cells = 5)
    // expect: ERROR StartWithoutMove FIRST has no move at the start, as each needs a piece to take, to jump over, to stop before or to be beside, and none stands there; let the pieces stand elsewhere, or add a @Move.
    @Pieces("X...o")
    @Move(way = "W", far = 0, toTheEnd = true, to = 2)
    static final class NothingToStopBefore {}

    @SolvableGame(cells = 4)
    @Board(rows = 2, columns = 2)
    // expect: ERROR OverAtTheStart the game is over before it begins, as SECOND has the line a2 b2; let the pieces stand elsewhere, or change what ends the game.
    @Pieces({"X.", "oo"})
    @Move(way = "W")
    @Lines(length = 2, columns = false, diagonals = false)
    static final class Line {}

    @SolvableGame(cells = 4)
    // expect: ERROR OverAtTheStart the game is over before it begins, as the piece 'o' on d1 stands on its goal; let the pieces stand elsewhere, or change what ends the game.
    @Pieces("X..o")
    @Move(way = "W")
    @Goal(cells = 3)
    static final class OnTheGoal {}

    @SolvableGame(cells = 6)
    @Board(rows = 2, columns = 3)
    // expect: ERROR OverAtTheStart the game is over before it begins, as FIRST has the line a1 b1; let the pieces stand elsewhere, or change what ends the game.
    @Pieces({"XX.", "X.o"})
    @Move(way = "W")
    @Lines(length = 2, columns = false, diagonals = false)
    static final class LineOfFirst {}

    @SolvableGame(cells = 4)
    // expect: ERROR OverAtTheStart the game is over before it begins, as the piece 'X' on a1 stands on its goal; let the pieces stand elsewhere, or change what ends the game.
    @Pieces("XX.o")
    @Move(way = "W")
    @Goal(cells = 0)
    static final class FirstOnTheGoal {}

    @SolvableGame(cells = 64)
    // expect: ERROR BoardTooLarge the board of 1 row and 65 columns has 65 cells, but a game has from 1 to 64, and no larger game can be expressed; use fewer rows or columns, or a map with holes.
    @Pieces("X...............................................................o")
    @Move(way = "W")
    static final class Long65 {}
}
