package dev.solvable.runtime.forward;

import dev.solvable.Algorithm;
import dev.solvable.SolveListener;
import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.Engine.Work;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.PointsEngine;
import dev.solvable.runtime.PositionKeys;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.Turn;

/**
 * Solves games that are played for points as a whole. Positions here make sense.
 *
 * <p>The first question has all positions valued that can be reached from the start, one of each set of images. A
 * position that cannot be reached has what can be reached from it valued when it is asked about.
 */
@ForGeneratedCode
public final class PointsTableEngine implements PointsEngine {
    private final EndlessRules rules;
    private final Work work;
    private final Progress progress;

    /** What can be reached from the start; used by the thread whose turn it is, as all that follows. */
    private PositionValues fromStart = new PositionValues();

    private boolean isSolved;

    /** What else was asked about. */
    private PositionValues others = new PositionValues();

    private final Questions questions;
    private final Reachability reachability;

    /**
     * An engine that has solved nothing yet.
     *
     * @param threads how many may work at once, at least 1; one does
     */
    public PointsTableEngine(EndlessRules rules, int threads) {
        this.rules = rules;
        this.work = Work.on(rules, Algorithm.RETROGRADE, Math.min(1, threads));
        this.progress = work.progress();
        this.questions = new Questions(rules, work);
        this.reachability = new Reachability(rules, progress);
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
    public int points(long position) {
        return Points.points(value(position));
    }

    @Override
    public int distance(long position) {
        return Points.distance(value(position));
    }

    private long value(long position) {
        rules.check(position);
        return questions.answer(() -> valueOf(position));
    }

    @Override
    public int bestMove(long position) {
        rules.check(position);
        return rules.isOver(position) ? -1 : questions.answer(() -> leastBest(position));
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

    @Override
    public boolean isReachable(long position) {
        if (!rules.makesSense(position)) {
            return false;
        }
        PositionKeys keys = rules.keysFromStart();
        if (keys != rules.keys()) {
            return questions.answer(() -> reachability.leadsTo(position));
        }
        return questions.answer(() -> {
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
        questions.answer(listener, () -> valueOf(position));
        listener.progress(fromStart.size(), fromStart.size());
    }

    // By one thread at a time.

    private long valueOf(long position) {
        solveAll();
        long key = rules.keys().key(position);
        long value = fromStart.get(key);
        if (value == PositionValues.NONE) {
            run(new PointsAnalysis(rules, progress, others, fromStart::get), key);
            value = others.get(key);
        }
        return value;
    }

    private void solveAll() {
        if (!isSolved) {
            progress.checkInterrupt();
            run(
                    new PointsAnalysis(rules, progress, fromStart, key -> PositionValues.NONE),
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
