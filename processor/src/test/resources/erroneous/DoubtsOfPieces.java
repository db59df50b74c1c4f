import dev.solvable.*;

final class DoubtsOfPieces {
    @SolvableGame(cells = 6)
    @Pieces("XX..oo")
    @Move(way = "W")
    // expect: NOTE MoveOfNobody nobody can ever move so, as on this board no such step leads from one cell to another; correct this @Move or remove it.
    @Move(way = "N")
    @Move(
            way = "W",
            // expect: NOTE MoveOfNobody nobody can ever move so, as no player ever has more than 2 pieces; correct this @Move or remove it.
            whenLeft = 3)
    @Move(
            way = "K",
            // expect: NOTE ToTheEndOfOneStep toTheEnd means nothing here, as far = 1 allows a single step; write far = 0 for steps without limit.
            toTheEnd = true)
    // expect: NOTE FewerNever no such piece can ever be taken or leave, so nobody loses by @Fewer; add a @Move that takes, or remove @Fewer.
    @Fewer(than = 2)
    static final class Never {}

    @SolvableGame(cells = 6)
    // expect: NOTE KindWithoutMove no @Move ever moves the piece 'k' of SECOND; add one with of = "K", or remove of from one that is for all.
    @Pieces("XX..ok")
    @Move(way = "W", of = "XO")
    // expect: NOTE GoalOutOfReach no piece of SECOND can ever get onto a goal; correct @Goal, or add a @Move that leads there.
    @Goal(of = "Xk", cells = 3)
    static final class Stuck {}

    @SolvableGame(cells = 6)
    @Pieces({"XX.", "o.."})
    @Move(way = "bW")
    @Move(way = "sW")
    // expect: NOTE GoalOutOfReach no piece of FIRST can ever leave the board; correct @Goal, or add a @Move that leads forward onto empty cells by W, F or K without over and to, as leaps and jumps do not leave.
    @Goal(of = "X", leave = true)
    static final class Kept {}

    @SolvableGame(cells = 12)
    @Pieces({".o.", "...", "...", ".X."})
    @Move(way = "fN")
    @Move(way = "fW", over = Over.ANYONE)
    @Move(way = "bsW")
    // expect: NOTE GoalOutOfReach no piece of FIRST can ever leave the board; correct @Goal, or add a @Move that leads forward onto empty cells by W, F or K without over and to, as leaps and jumps do not leave.
    @Goal(of = "X", leave = true)
    static final class Leaping {}

    @SolvableGame(cells = 9)
    @Pieces(
            value = {"...", "...", "..."},
            hand = "XXXooo")
    @Move(way = "W")
    @Lines(length = 3)
    // expect: NOTE FewerNever no such piece can ever be taken or leave, so nobody loses by @Fewer; add a @Move that takes, write completes = TAKES in @Lines, or remove @Fewer.
    @Fewer(than = 2)
    static final class Mills {}

    @SolvableGame(cells = 9)
    @Pieces({"XX.", "...", ".oo"})
    @Move(way = "W")
    @Lines(
            // expect: NOTE LineOutOfReach a straight line takes 3 pieces, but on this board no player ever has more than 2, so nobody completes it; make it shorter.
            length = 3)
    static final class Long {}

    @SolvableGame(
            cells = 5,
            // expect: ERROR WrongExpectation expect = FIRST_WINS, but under perfect play it is a draw: 1. a1-c1 2. d1-a1 3. c1-d1 4. a1-c1 5. d1-a1 6. c1-d1 and so on; write expect = DRAW or change the game.
            expect = Expectation.FIRST_WINS)
    @Board(rows = 1, columns = 5, links = {"0-2-1-4-3-0", "2-3", "2-4"})
    @Pieces("XX.oo")
    @Move(way = "L")
    static final class Expected {
        static final Solver SOLVER = new DoubtsOfPieces_ExpectedSolver();
    }

    @SolvableGame(cells = 9)
    // expect: NOTE KindWithoutMove no @Move ever moves the pieces 'K' of FIRST and 'k' of SECOND; add one with of = "K", or remove of from one that is for all.
    @Pieces({"pkp", "...", "PKP"})
    @Move(of = "P", way = "fW")
    @Goal(farSide = true)
    static final class Kings {}

    @SolvableGame(cells = 16)
    // expect: NOTE NoPromotion the pieces 'o' and 'X' have no move from the far side, and no @Goal says what it is worth to get there; add @Goal(farSide = true) if who gets there wins, @Goal(farSide = true, becomes = "K") if the piece becomes another there, or write expect if such a piece is to stay there.
    @Pieces({".o.o", "....", "....", "X.X."})
    @Move(way = "fF")
    @Move(
            way = "fF",
            // expect: NOTE JumpWithoutTaking the piece that is jumped over stays where it is; write takes = true if it is taken, or takes = false if it is to stay.
            over = Over.ENEMY)
    static final class Checkers {}

    @SolvableGame(cells = 16)
    @Pieces({".o..", "....", "....", "X.X."})
    @Move(way = "fF", of = "X")
    @Move(way = "F", of = "O")
    @Move(way = "F", of = "O", over = Over.ENEMY, takes = false)
    static final class Hunted {}
}
