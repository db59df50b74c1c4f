import dev.solvable.*;

@SolvableGame(
        cells = 9,
        // expect: ERROR WrongExpectation expect = FIRST_WINS, but under perfect play it is a draw: 1. a1 2. b2 3. b1 4. c1 5. a3 6. a2 7. c2 8. b3 9. c3; write expect = DRAW or change the game.
        expect = Expectation.FIRST_WINS)
@Board(rows = 3, columns = 3)
@Marks
@Lines(length = 3)
final class WrongExpectation {
    static final Solver SOLVER = new WrongExpectationSolver();
}
