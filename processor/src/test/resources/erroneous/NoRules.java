import dev.solvable.*;

// expect: ERROR NoRules NoRules does not say what a move is; add @Marks, @Tiles or a method with @MoveSource.
@SolvableGame(cells = 9)
@Lines(length = 3)
final class NoRules {
    static final Solver SOLVER = new NoRulesSolver();
}
