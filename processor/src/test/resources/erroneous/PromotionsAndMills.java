import dev.solvable.*;

interface PromotionsAndMills {
    @SolvableGame(cells = 6)
    @Pieces({"p..", "..P"})
    @Move(way = "fW")
    @Goal(
            farSide = true,
            // expect: ERROR BecomesNoKind becomes = "QR" is no kind of pieces; write the letter of one, such as "Q", or remove becomes where the goal wins.
            becomes = "QR")
    final class TwoKinds {}

    @SolvableGame(cells = 6)
    @Pieces({"p..", "..P"})
    @Move(way = "fW")
    @Goal(
            leave = true,
            // expect: ERROR BecomesAndLeaves becomes = "Q" is what a piece becomes on its goal, and with leave = true it leaves the board there; keep one of the two.
            becomes = "Q")
    final class BecomesAndLeaves {}

    @SolvableGame(cells = 6)
    @Pieces({"p..", "..P"})
    @Move(way = "fW")
    @Goal(
            farSide = true,
            // expect: ERROR BecomesItself becomes = "p" changes nothing, as only pieces of this kind have the goal; write another kind, or name others with of.
            becomes = "p")
    final class BecomesItself {}

    @SolvableGame(cells = 9)
    // expect: NOTE KindWithoutMove no @Move ever moves the pieces 'Q' of FIRST and 'q' of SECOND; add one with of = "Q", or remove of from one that is for all.
    @Pieces({"p..", "...", "..P"})
    @Move(way = "fW", of = "P")
    @Goal(farSide = true, becomes = "Q")
    final class QueenThatStands {}

    @SolvableGame(cells = 9)
    @Board(rows = 3, columns = 3)
    @Marks
    @Lines(
            length = 3,
            // expect: ERROR TakesWithoutPieces completes = TAKES takes an enemy piece from the board, and this game has no pieces; write WINS or LOSES, or declare the game with @Pieces.
            completes = Ending.TAKES)
    final class MarksThatTake {}

    @SolvableGame(cells = 9)
    @Pieces(
            value = {"...", "...", "..."},
            hand = "XXXooo")
    @Move(way = "W")
    @Lines(
            length = 3,
            completes = Ending.TAKES,
            // expect: ERROR LinesByOfPieces by = SECOND, but each player takes by lines of its own pieces; remove by.
            by = Player.SECOND)
    final class MillsOfOne {}

    @SolvableGame(cells = 9)
    @Pieces(
            value = {"...", "...", "..."},
            hand = "XXXooo")
    @Move(way = "W")
    @Lines(
            length = 3,
            // expect: ERROR ScoresWithoutMarks completes = SCORES gives points to the player whose mark completes a line, and pieces come and go; use completes = WINS, LOSES or TAKES, or @Marks instead of @Pieces.
            completes = Ending.SCORES)
    final class PiecesThatScore {}
}
