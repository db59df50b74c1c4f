import dev.solvable.*;

@SolvableGame(
        cells = 4,
        // expect: ERROR WrongExpectation expect = DRAW, but under perfect play the second player wins: 1. a1-b1 2. c1 3. d1; write expect = SECOND_WINS or change the game.
        expect = Expectation.DRAW)
@Tiles({"##", "#"})
@NoMoves(Ending.WINS)
final class WrongExpectationOfTiles {
    static int nimber(WrongExpectationOfTilesSolver solver) {
        return solver.nimber(solver.initial());
    }
}
