import dev.solvable.*;

@SolvableGame(
        cells = 9,
        // expect: ERROR RulesSetting encoding = TERNARY, but the rules of GameRulesBeside are a program, whose positions are its own; remove encoding.
        encoding = Encoding.TERNARY,
        // expect: ERROR RulesSetting cacheEntries = 16, but the rules of GameRulesBeside are a program, whose positions are analysed as a whole, unless it overrides pliesLeft(); remove cacheEntries.
        cacheEntries = 16,
        // expect: ERROR ExpectOfCode expect = DRAW cannot be checked, as the compiler cannot run the method successors, which is not compiled yet; remove expect, and test the solver's outcome instead.
        expect = Expectation.DRAW)
// expect: ERROR RulesBeside GameRulesBeside implements GameRules, whose methods say all of the moves and of the end, and @Marks says something of them, too; keep one of the two.
@Marks
// expect: ERROR RulesBeside GameRulesBeside implements GameRules, whose methods say all of the moves and of the end, and @Tiles says something of them, too; keep one of the two.
@Tiles("##")
// expect: ERROR RulesBeside GameRulesBeside implements GameRules, whose methods say all of the moves and of the end, and @Lines says something of them, too; keep one of the two.
@Lines(length = 3)
// expect: ERROR RulesBeside GameRulesBeside implements GameRules, whose methods say all of the moves and of the end, and @NoMoves says something of them, too; keep one of the two.
@NoMoves(Ending.DRAWS)
final class GameRulesBeside implements GameRules {
    // expect: ERROR RulesBeside GameRulesBeside implements GameRules, whose methods say all of the moves and of the end, and @MoveSource says something of them, too; keep one of the two.
    @MoveSource
    static long[][] moves() {
        return new long[][] {{1, 1}};
    }

    // expect: ERROR RulesBeside GameRulesBeside implements GameRules, whose methods say all of the moves and of the end, and @WinCheck says something of them, too; keep one of the two.
    @WinCheck
    static boolean won(long own, long other, Player owner) {
        return false;
    }

    static Outcome ask(GameRulesBesideSolver solver) {
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
        return ".........";
    }

    @Override
    public long parse(String board, Player toMove) {
        return 0;
    }
}
