import dev.solvable.*;

// expect: ERROR NoRules NoRules does not say what a move is, and Solvable knows games in which two players fill cells in turn: pieces that move, captures, chance, hidden information and further players cannot be expressed; add @Marks, @Tiles or a method with @MoveSource.
@SolvableGame(cells = 9)
@Lines(length = 3)
final class NoRules {
    static final Solver SOLVER = new NoRulesSolver();
}
