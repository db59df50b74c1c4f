import dev.solvable.*;

@SolvableGame(cells = 9)
@Board(rows = 3, columns = 3)
@Marks(choice = Choice.SHARED)
@Lines(length = 3, completes = Ending.SCORES, again = true)
// expect: ERROR ScoresNoMoves where lines score the points decide a game, so @NoMoves(DRAWS) has nothing to say of a full board; remove @NoMoves.
@NoMoves(Ending.DRAWS)
final class LinesThatScore {
    static final ScoreSolver SOLVER = new LinesThatScoreSolver();
    static final int SCORE = SOLVER.score(0);

    @SolvableGame(cells = 9)
    @Board(rows = 3, columns = 3)
    @Marks
    @Lines(
            length = 3,
            // expect: ERROR LinesByLoses completes = SCORES, but by = SECOND means that this player alone wins by lines; remove completes or by.
            completes = Ending.SCORES,
            by = Player.SECOND)
    static final class OfOne {
        static final ScoreSolver SOLVER = new LinesThatScore_OfOneSolver();
    }

    @SolvableGame(cells = 9)
    @Board(rows = 3, columns = 3)
    @Marks(choice = Choice.ANY)
    @Lines(
            length = 3,
            completes = Ending.SCORES,
            // expect: ERROR AgainChoice again = true needs marks that both players put in the same way, as a board does not tell who is to move; choice = ANY is not such, so write choice = SHARED, or remove again.
            again = true)
    static final class AgainOfAny {
        static final ScoreSolver SOLVER = new LinesThatScore_AgainOfAnySolver();
    }

    @SolvableGame(cells = 9)
    @Board(rows = 3, columns = 3)
    @Marks(choice = Choice.SHARED)
    @Lines(
            length = 3,
            completes = Ending.LOSES,
            // expect: ERROR AgainWithoutScores again = true lets a player who scores move again, but completes = LOSES; write completes = SCORES, or remove again.
            again = true)
    static final class AgainWithoutPoints {
        static final ImpartialSolver SOLVER = new LinesThatScore_AgainWithoutPointsSolver();
    }

    @SolvableGame(cells = 4)
    @Pieces("X..o")
    @Move(way = "W")
    @Lines(
            length = 2,
            // expect: ERROR ScoresWithoutMarks completes = SCORES gives points to the player whose mark completes a line, and pieces come and go; use completes = WINS, LOSES or TAKES, or @Marks instead of @Pieces.
            completes = Ending.SCORES)
    static final class OfPieces {}

    @SolvableGame(cells = 64)
    @Board(rows = 8, columns = 8)
    @Marks(choice = Choice.SHARED)
    // expect: ERROR ScoresOfMany there are 210 lines that score, and a solver counts up to 127 points; make the lines longer or leave some out.
    @Lines(length = 2, completes = Ending.SCORES)
    static final class Many {}

    // A wrong result is shown by a play.
    @SolvableGame(
            cells = 4,
            // expect: ERROR WrongExpectation expect = FIRST_WINS, but under perfect play the second player wins: 1. a1 2. b1 3. c1 4. d1; write expect = SECOND_WINS or change the game.
            expect = Expectation.FIRST_WINS)
    @Marks(choice = Choice.SHARED)
    @Lines(length = 2, completes = Ending.SCORES, again = true)
    static final class Expected {
        static final ScoreSolver SOLVER = new LinesThatScore_ExpectedSolver();
    }
}
