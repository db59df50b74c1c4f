import dev.solvable.*;

// expect: ERROR NoRules NoRules does not say what a move is, and Solvable knows games in which two players fill cells or move pieces in turn: chance, hidden information and further players cannot be expressed, nor pieces that change their kind, come back once taken or are taken by lines; add @Marks, @Tiles, @Pieces or a method with @MoveSource.
@SolvableGame(cells = 9)
@Lines(length = 3)
final class NoRules {
    static final Solver SOLVER = new NoRulesSolver();
}
