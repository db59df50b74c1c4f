import dev.solvable.*;

@SolvableGame(cells = 9)
@Marks
@Lines(
        length = 3,
        // expect: ERROR CompletesDraws completes = DRAWS, but a completed line wins, loses or scores; use completes = WINS, LOSES or SCORES.
        completes = Ending.DRAWS)
final class CompletesDraws {
    static final Solver SOLVER = new CompletesDrawsSolver();
}
