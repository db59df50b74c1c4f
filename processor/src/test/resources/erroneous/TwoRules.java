import dev.solvable.*;

@SolvableGame(cells = 9)
@Marks
// expect: ERROR TwoRules @Marks and @Tiles each say what a move is; keep one of them.
@Tiles("##")
@Lines(length = 3)
final class TwoRules {
    static int nimber(TwoRulesSolver solver) {
        return solver.nimber(solver.initial());
    }
}
