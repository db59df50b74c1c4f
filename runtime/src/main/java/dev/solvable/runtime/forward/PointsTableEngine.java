package dev.solvable.runtime.forward;

import dev.solvable.Algorithm;
import dev.solvable.SolveListener;
import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.PointsEngine;
import dev.solvable.runtime.PositionKeys;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.forward.PointsAnalysis.Points;

/**
 * Solves games that are played for points by valuing all positions. Positions here make sense.
 *
 * <p>The first question values the canonical positions that are reachable from the start. A question about an
 * unreachable position values the positions reachable from it.
 */
public final class PointsTableEngine extends ForwardEngine implements PointsEngine {
    /** The values of positions reachable from the start. Only the thread that has the turn uses the fields here. */
    private PositionValues fromStart = new PositionValues();

    private boolean isSolved;

    /** The values of other positions, from questions about unreachable ones. */
    private PositionValues others = new PositionValues();

    /**
     * An engine that has solved nothing yet.
     *
     * @param threads the maximum number of threads, at least 1; one is used
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
        return rules.leastMove(position, after -> {
            long next = valueOf(after);
            int points =
                    Points.ofMove(rules.gain(position, after), Points.points(next), rules.keepsTurn(position, after));
            return Points.distance(next) == Points.distance(value) - 1 && points == Points.points(value);
        });
    }

    /** Uses the valued positions if all symmetries keep the start. */
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

    // Called by the thread that has the turn.

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
                    rules.name, "the positions found so far (%,d; a search by pliesLeft() keeps fewer)", found, e);
        }
    }
}
