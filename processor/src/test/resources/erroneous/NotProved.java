import dev.solvable.*;

@SolvableGame(
        cells = 64,
        // expect: NOTE NotProved expect = FIRST_WINS was not checked: the game has 18,446,744,073,709,551,616 positions, and proving its result takes more than the 20,000 that a proof may look at; raise the processor option -Asolvable.proofBudget to have it checked, or ask the solver in a test.
        expect = Expectation.FIRST_WINS)
@Board(rows = 8, columns = 8)
@Tiles({"##/##", "###"})
final class NotProved {
    static final Solver SOLVER = new NotProvedSolver();
}
