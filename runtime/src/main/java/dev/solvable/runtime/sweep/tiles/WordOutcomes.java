package dev.solvable.runtime.sweep.tiles;

import dev.solvable.Algorithm;
import dev.solvable.SolveListener;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.game.tiles.TakenRules;
import dev.solvable.runtime.search.Outcomes;

/** The outcomes of all positions of a game of tiles in a table, found 64 at a time. */
@ForGeneratedCode
public final class WordOutcomes implements Outcomes {
    private final TakenRules rules;
    private final WordSweep sweep;
    private final int threads;
    private final Turn turn;
    private final Progress progress;
    private final WordTable table;

    /**
     * A table that is not filled yet.
     *
     * @param rules the rules of the game
     * @param sweep how the table is filled
     * @param threads how many threads may work at once
     */
    public WordOutcomes(TakenRules rules, WordSweep sweep, int threads) {
        this.rules = rules;
        this.sweep = sweep;
        this.threads = threads;
        this.turn = new Turn(rules);
        this.progress = new Progress(turn);
        this.table = new WordTable(turn, sweep, threads);
    }

    /** Whether threads share the work on a table of this number of positions. */
    public static boolean mayShare(long positions) {
        return WordTable.mayShare(positions);
    }

    /**
     * The memory of the table.
     *
     * @param positions how many positions it has, a bit each
     */
    public static Memory memory(int positions) {
        return Memory.of("the table of outcomes", positions, Math.max(Long.BYTES, positions / Byte.SIZE));
    }

    @Override
    public TakenRules rules() {
        return rules;
    }

    @Override
    public Turn turn() {
        return turn;
    }

    @Override
    public Progress progress() {
        return progress;
    }

    @Override
    public Algorithm algorithm() {
        return Algorithm.WORD_SWEEP;
    }

    @Override
    public int threads() {
        return threads;
    }

    @Override
    public boolean isWon(long taken, boolean firstMoves) {
        return sweep.isWon(table.get(), taken, firstMoves);
    }

    @Override
    public boolean areReady() {
        return true;
    }

    @Override
    public void solve(SolveListener listener) throws InterruptedException {
        table.solve(listener);
    }
}
