import dev.solvable.*;

@SolvableGame(cells = 3)
// expect: ERROR RulesBeside PiecesBesideRules implements GameRules, whose methods say all of the moves and of the end, and @Pieces says something of them, too; keep one of the two.
@Pieces("X.o")
// expect: ERROR RulesBeside PiecesBesideRules implements GameRules, whose methods say all of the moves and of the end, and @Move says something of them, too; keep one of the two.
@Move(way = "W")
// expect: ERROR RulesBeside PiecesBesideRules implements GameRules, whose methods say all of the moves and of the end, and @Goal says something of them, too; keep one of the two.
@Goal(cells = 1)
// expect: ERROR RulesBeside PiecesBesideRules implements GameRules, whose methods say all of the moves and of the end, and @Fewer says something of them, too; keep one of the two.
@Fewer(than = 1)
final class PiecesBesideRules implements GameRules {
    static Outcome ask(PiecesBesideRulesSolver solver) {
        return solver.outcome(solver.initial());
    }

    @Override
    public long start() {
        return 0;
    }

    @Override
    public Player toMove(long position) {
        return Player.FIRST;
    }

    @Override
    public int successors(long position, long[] into) {
        return 0;
    }

    @Override
    public int mostMoves() {
        return 1;
    }

    @Override
    public Outcome atEnd(long position) {
        return Outcome.DRAW;
    }

    @Override
    public String format(long position) {
        return "...";
    }

    @Override
    public long parse(String board, Player toMove) {
        return 0;
    }
}
