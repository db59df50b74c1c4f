import dev.solvable.*;

final class NumbersOfPieces {
    static final Solver SOLVER = new NumbersOfPieces_MovesSolver();

    @SolvableGame(cells = 4)
    @Pieces("X..o")
    @Move(
            way = "W",
            // expect: ERROR FarNegative far = -1, but a piece makes at least one step; write a number from 1, or 0 for steps without limit.
            far = -1)
    @Move(
            way = "W",
            // expect: ERROR WhenLeftNegative whenLeft = -3, but a player who moves has a piece; write a number from 1, or 0 where any number will do.
            whenLeft = -3)
    @Move(
            way = "W",
            // expect: ERROR TakesWithoutOver takes = true takes what the piece jumps over, and over = NOTHING says that it does not jump; write over = ENEMY, or onto = ENEMY to take what stands where it goes.
            takes = true)
    @Move(
            way = "W",
            to = {
                0,
                // expect: ERROR NoSuchCell the element to names cell 4, but the cells of this game are numbered from 0 to 3; did you count from 1? The first cell, a1, is 0, and the last is 3.
                4,
                // expect: ERROR NoSuchCell the element to names cell -1, but the cells of this game are numbered from 0 to 3; use numbers of that range.
                -1
            })
    // expect: ERROR WayWithoutLinks the way "L" leads along links, and the board has none; give the @Board links, or use W, F or K for steps over the grid.
    @Move(way = "L")
    @Move(
            way = "W",
            // expect: ERROR NoSuchKind of = "XK" names 'K', but the pieces of this game are of the kinds X, O; name some of these, or remove of where all are meant.
            of = "XK")
    static final class Moves {}

    @SolvableGame(cells = 4)
    @Pieces("X..o")
    @Move(way = "W")
    @Goal(
            // expect: ERROR NoSuchKind of = "P" names 'P', but the pieces of this game are of the kinds X, O; name some of these, or remove of where all are meant.
            of = "P",
            // expect: ERROR NoSuchCell the element cells names cell 9, but the cells of this game are numbered from 0 to 3; use numbers of that range.
            cells = 9)
    // expect: ERROR FewerThanNone than = 0, but nobody ever has fewer pieces than none; write a number from 1.
    @Fewer(than = 0)
    static final class Ends {}

    @SolvableGame(cells = 4)
    @Pieces("XX.o")
    @Move(way = "W", onto = Onto.EITHER)
    // expect: ERROR GoalWithoutCells @Goal does not say where pieces want to go; write their cells, farSide = true for the last cell ahead, or leave = true where they leave the board there.
    @Goal
    // expect: ERROR FewerAtTheStart than = 2, but SECOND begins with 1 such piece and would have lost at once; write than = 1 or less, or begin with more pieces.
    @Fewer(than = 2)
    static final class AtOnce {}

    @SolvableGame(cells = 4)
    @Pieces("X..o")
    @Move(way = "W")
    @Goal(
            farSide = true,
            // expect: ERROR GoalThatLeaves leave = true lets pieces leave the board without winning by it, and farSide = true lets them win on the board; keep one of the two.
            leave = true)
    static final class WinsAndLeaves {}

    @SolvableGame(cells = 6)
    @Pieces("XX...o")
    @Move(way = "W", onto = Onto.EITHER)
    // expect: ERROR FewerAtTheStart than = 3, but FIRST and SECOND begin with 2 and 1 such pieces and would have lost at once; write than = 1 or less, or begin with more pieces.
    @Fewer(than = 3)
    static final class BothAtOnce {}
}
