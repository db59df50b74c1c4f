import dev.solvable.*;

@SolvableGame(cells = 9)
@Marks
@Lines(
        length = 3,
        // expect: ERROR CompletesDraws completes = DRAWS, but a completed line wins or loses; use completes = WINS or LOSES.
        completes = Ending.DRAWS)
final class CompletesDraws {
    static final Solver SOLVER = new CompletesDrawsSolver();
}
