import dev.solvable.*;

// expect: ERROR NoRules NoRules does not say what a move is; add @Marks for @Lines of marks, or @Pieces for lines of pieces.
@SolvableGame(cells = 9)
@Lines(length = 3)
final class NoRules {
    static final Solver SOLVER = new NoRulesSolver();

    // expect: ERROR NoRules NoRules.OfNothing does not say what a move is; two players fill cells or move pieces in turn, without chance and with nothing hidden: add @Marks, @Tiles, @Pieces or @MoveSource on a method, or implement GameRules, with which the rules are a program.
    @SolvableGame(cells = 9)
    static final class OfNothing {}

    // expect: ERROR NoRules NoRules.OfAWinCheck does not say what a move is; add @Marks, which the @WinCheck is asked about.
    @SolvableGame(cells = 9)
    static final class OfAWinCheck {
        @WinCheck
        static boolean won(long own, long other, Player owner) {
            return false;
        }
    }
}
