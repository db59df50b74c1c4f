import dev.solvable.*;

@SolvableGame(cells = 9)
@Marks
@Tiles("##")
final class MoveSourceWithRules {
    // expect: ERROR TwoRules @Marks, @Tiles and @MoveSource each say what a move is; keep one of them.
    @MoveSource
    static long[][] moves() {
        return new long[][] {{1, 1}};
    }

    static int nimber(MoveSourceWithRulesSolver solver) {
        return solver.nimber(solver.initial());
    }
}
