package dev.solvable.processor.plan;

import dev.solvable.Algorithm;
import dev.solvable.Encoding;
import dev.solvable.Expectation;
import dev.solvable.processor.game.Game;
import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.sweep.tiles.WordOutcomes;
import java.util.List;

/**
 * The plan of a game's solver: what the compiler decided, and why.
 *
 * @param form how a position is encoded while the solver works on it
 * @param states the fillings of the board, times the sides that may be to move if a filling does not determine the
 *     side; {@link Long#MAX_VALUE} where a {@code long} cannot hold the number
 * @param proved the result that the compiler proved
 * @param reasons the reasons, a sentence each, in the order in which a reader asks
 */
public record SolverPlan(
        Game game,
        Symmetries symmetries,
        Form form,
        EnginePlan solving,
        long states,
        Expectation proved,
        List<String> reasons) {
    /** The encoding of positions. */
    public Encoding encoding() {
        return form.encoding(game.encoding());
    }

    /** Which bit of a mask belongs to which cell; without marks bit i is cell i. */
    public MarksCode code() {
        return form.code(game.board());
    }

    /** The most memory that tables and caches take. */
    public Memory memory() {
        return solving.memory(code());
    }

    /** The engine. */
    public Algorithm engine() {
        return solving.engine();
    }

    /** The entries of the transposition table; 0 where nothing is searched. */
    public int cacheEntries() {
        return solving.cacheEntries();
    }

    /** The entries of the largest table or cache. */
    public int largestEntries() {
        return Math.max(solving.tableEntries(), solving.cacheEntries());
    }

    /** Whether several threads can share the work on one question and save time. */
    public boolean usesThreads() {
        return (engine() == Algorithm.WORD_SWEEP && WordOutcomes.mayShare(solving.tableEntries()))
                || engine() == Algorithm.RETROGRADE && !scores()
                || sharesSearches();
    }

    /** Whether several threads can share a search. */
    public boolean sharesSearches() {
        return solving.splitDepth() > 0;
    }

    /** Whether both players have the same moves in every position, so that nimbers exist. */
    public boolean impartial() {
        return game.rules().impartial();
    }

    /** Whether the game is played for points, so that its solver returns scores. */
    public boolean scores() {
        return game.rules().scores();
    }
}
