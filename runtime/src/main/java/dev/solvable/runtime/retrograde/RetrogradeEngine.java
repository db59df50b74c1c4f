package dev.solvable.runtime.retrograde;

import dev.solvable.Algorithm;
import dev.solvable.Outcome;
import dev.solvable.SolveListener;
import dev.solvable.Solver;
import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.Engine;
import dev.solvable.runtime.Engine.Work;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.PositionKeys;
import dev.solvable.runtime.PositionRanks;
import dev.solvable.runtime.SolverShell;
import dev.solvable.runtime.retrograde.Analyses.Room;
import dev.solvable.runtime.retrograde.analysis.PositionTable;
import dev.solvable.runtime.retrograde.analysis.Values;
import dev.solvable.runtime.retrograde.ranked.RankedValues;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Solves endless games, in which play may return to a position, by retrograde analysis. Positions here make sense.
 *
 * <p>The first question analyses the canonical positions reachable from the start, or all positions with a rank if the
 * game has ranks. A question about any other position analyses those reachable from it.
 */
public final class RetrogradeEngine implements Engine {
    private final EndlessRules rules;
    private final Work work;
    private final Analyses analyses;

    /**
     * An engine that has solved nothing yet.
     *
     * @param threads the maximum number of threads, at least 1
     */
    public RetrogradeEngine(EndlessRules rules, int threads) {
        this(rules, threads, Room.ofHeap(), BlockTable.MANY_BLOCKS);
    }

    RetrogradeEngine(EndlessRules rules, int threads, Room room, int blockBits) {
        this.rules = rules;
        this.work = Work.on(rules, Algorithm.RETROGRADE, threads);
        this.analyses = new Analyses(rules, work, room, blockBits);
    }

    /**
     * An engine of one thread that has solved nothing yet, for a game of at most some ten thousand positions. It has
     * few blocks, so that a ply takes few steps, and messages little memory. With more positions it is slower.
     */
    public static RetrogradeEngine forFewPositions(EndlessRules rules) {
        return new RetrogradeEngine(rules, 1, Room.ofHeap(), BlockTable.FEW_BLOCKS);
    }

    /**
     * The memory of an analysis.
     *
     * @param positions an upper bound on the number of positions
     */
    public static Memory memory(long positions) {
        return BlockTable.memory(positions);
    }

    /** The memory of an analysis with ranks. */
    public static Memory memory(PositionRanks ranks) {
        return Memory.of("the values by rank", ranks.count(), RankedValues.mostBytes(ranks));
    }

    /**
     * The engine of a solver, if it is one of these.
     *
     * @return empty for any other engine
     */
    public static Optional<RetrogradeEngine> of(Solver solver) {
        return solver instanceof SolverShell shell && shell.engine() instanceof RetrogradeEngine engine
                ? Optional.of(engine)
                : Optional.empty();
    }

    @Override
    public EndlessRules rules() {
        return rules;
    }

    @Override
    public Work work() {
        return work;
    }

    @Override
    public Outcome outcome(long position) {
        return Values.outcome(value(position));
    }

    @Override
    public int distance(long position) {
        return Values.distance(value(position));
    }

    private int value(long position) {
        rules.check(position);
        long key = rules.keys().key(position);
        int value = analyses.found(key);
        if (value != 0) {
            return value; // allocates nothing: isOver would need a list of moves
        }
        return rules.isOver(position)
                ? Values.of(rules.atEnd(position), 0)
                : valueOf(key); // a terminal position needs no analysis
    }

    private int valueOf(long key) {
        try {
            return analyses.value(key);
        } catch (InterruptedException e) {
            throw turn().cancelled();
        }
    }

    @Override
    public int bestMove(long position) {
        rules.check(position);
        if (rules.isOver(position)) {
            return -1;
        }
        int value = valueOf(rules.keys().key(position));
        Outcome outcome = Values.outcome(value);
        return rules.leastMove(position, after -> {
            int next = valueOf(rules.keys().key(after));
            return outcome == Values.outcomeOfMove(next, rules.keepsTurn(position, after))
                    && (outcome == Outcome.DRAW || Values.distance(next) == Values.distance(value) - 1);
        });
    }

    @Override
    public boolean isReachable(long position) {
        if (!rules.makesSense(position)) {
            return false;
        }
        PositionKeys keys = rules.keysFromStart();
        try {
            PositionTable table = keys == rules.keys() ? table(null) : analyses.reachable();
            return table.contains(keys.key(position));
        } catch (InterruptedException e) {
            throw turn().cancelled();
        }
    }

    @Override
    public void solve(SolveListener listener) throws InterruptedException {
        long steps = 2 * analyses.solved(listener).size();
        listener.progress(steps, steps);
    }

    /** Solves the game as {@link #solve(SolveListener)} does, then this position, whose analysis is not reported. */
    @Override
    public void solve(long position, SolveListener listener) throws InterruptedException {
        PositionTable table = analyses.solved(listener);
        analyses.value(rules.keys().key(position));
        long steps = 2 * table.size();
        listener.progress(steps, steps);
    }

    /**
     * The canonical positions reachable from the start, with values; solves the game first.
     *
     * @param listener gets the progress, see {@link #solve(SolveListener)}
     */
    public PositionTable table(@Nullable SolveListener listener) throws InterruptedException {
        return analyses.reached(listener);
    }
}
