package dev.solvable.runtime.forward;

import dev.solvable.Algorithm;
import dev.solvable.SolveListener;
import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.PointsEngine;
import dev.solvable.runtime.PositionKeys;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.forward.PointsAnalysis.Points;

/**
 * Solves games that are played for points as a whole. Positions here make sense.
 *
 * <p>The first question has all positions valued that can be reached from the start, one of each set of images. A
 * position that cannot be reached has what can be reached from it valued when it is asked about.
 */
@ForGeneratedCode
public final class PointsTableEngine extends ForwardEngine implements PointsEngine {
    /** What can be reached from the start; used by the thread whose turn it is, as all that follows. */
    private PositionValues fromStart = new PositionValues();

    private boolean isSolved;

    /** What else was asked about. */
    private PositionValues others = new PositionValues();

    /**
     * An engine that has solved nothing yet.
     *
     * @param threads how many may work at once, at least 1; one does
     */
    public PointsTableEngine(EndlessRules rules, int threads) {
        super(rules, Work.on(rules, Algorithm.RETROGRADE, Math.min(1, threads)));
    }

    @Override
    public int points(long position) {
        return Points.points(value(position));
    }

    @Override
    public int distance(long position) {
        return Points.distance(value(position));
    }

    private long value(long position) {
        rules.check(position);
        return answer(() -> valueOf(position));
    }

    @Override
    public int bestMove(long position) {
        rules.check(position);
        return rules.isOver(position) ? -1 : answer(() -> leastBest(position));
    }

    private int leastBest(long position) {
        long value = valueOf(position);
        for (int move : rules.movesOf(position)) {
            long after = rules.after(position, move);
            long next = valueOf(after);
            int points =
                    Points.ofMove(rules.gain(position, after), Points.points(next), rules.keepsTurn(position, after));
            if (Points.distance(next) == Points.distance(value) - 1 && points == Points.points(value)) {
                return move;
            }
        }
        throw new IllegalStateException("no move of " + rules.name + " keeps the value of position " + position);
    }

    /** Where the symmetries that keep the start are all, the positions that are valued tell. */
    @Override
    public boolean isReachable(long position) {
        PositionKeys keys = rules.keysFromStart();
        if (keys != rules.keys()) {
            return super.isReachable(position);
        }
        return rules.makesSense(position)
                && answer(() -> {
                    solveAll();
                    return fromStart.get(keys.key(position)) != PositionValues.NONE;
                });
    }

    @Override
    public void solve(SolveListener listener) throws InterruptedException {
        solve(rules.initial(), listener);
    }

    @Override
    public void solve(long position, SolveListener listener) throws InterruptedException {
        work().search(listener, () -> value(position));
        listener.progress(fromStart.size(), fromStart.size());
    }

    // By one thread at a time.

    private long valueOf(long position) {
        solveAll();
        long key = rules.keys().key(position);
        long value = fromStart.get(key);
        if (value == PositionValues.NONE) {
            run(new PointsAnalysis(rules, work().progress(), others, fromStart::get), key);
            value = others.get(key);
        }
        return value;
    }

    private void solveAll() {
        if (!isSolved) {
            run(
                    new PointsAnalysis(rules, work().progress(), fromStart, key -> PositionValues.NONE),
                    rules.keys().key(rules.initial()));
            isSolved = true;
            PositionValues reached = fromStart;
            rules.onceSolved(key -> reached.get(key) != PositionValues.NONE);
        }
    }

    private void run(PointsAnalysis analysis, long key) {
        try {
            analysis.run(key);
        } catch (OutOfMemoryError e) {
            int found = fromStart.size() + others.size();
            fromStart = isSolved ? fromStart : new PositionValues();
            others = new PositionValues();
            throw Turn.noRoomFor(
                    rules.name, "the %,d positions found so far (a search by pliesLeft() keeps fewer)", found, e);
        }
    }
}
