package dev.solvable.runtime.retrograde;

import dev.solvable.Algorithm;
import dev.solvable.Outcome;
import dev.solvable.SolveListener;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.SolverBase;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Solves endless games, in which play may return to a position, as a whole. What the rules tell here is asked for by
 * several threads at once, and allocates nothing.
 *
 * <p>The first question has all positions analysed that can be reached from the start, one of each set of images. A
 * position that makes sense, but cannot be reached, has what can be reached from it analysed when it is asked about.
 */
@ForGeneratedCode
public abstract class RetrogradeSolver extends SolverBase {
    /** What can be reached from the start, with values; null as long as that is not analysed. */
    private volatile @Nullable PositionTable solved;

    /** What else was analysed; used by the thread that solves. */
    private final PositionTable others = new PositionTable(PositionTable.FEW_BLOCKS);

    /** What can be reached from the start, one position for each {@link #reachableKey}; null until it is asked for. */
    private volatile @Nullable PositionTable reachable;

    /** What is under way; null as long as nobody analyses. */
    private volatile @Nullable RetrogradeAnalysis analysis;

    /**
     * A solver that has solved nothing yet.
     *
     * @param name the game's name, nested names joined with a dot
     * @param board its board
     * @param plan what the compiler chose
     * @param threads how many threads may work at once
     * @throws IllegalArgumentException where that is less than 1
     */
    protected RetrogradeSolver(String name, Board board, Plan plan, int threads) {
        super(name, board, plan, threads);
    }

    // What the rules tell.

    /** The first position. */
    protected abstract long start();

    @Override
    public abstract int mostMoves();

    @Override
    public abstract int successors(long position, long[] into);

    @Override
    public abstract Outcome atEnd(long position);

    @Override
    public abstract long canonical(long position);

    /** The same under those symmetries only that keep the first position, too: for what can be reached from it. */
    protected long reachableKey(long position) {
        return position;
    }

    /** As {@link #canonical}, for successors. */
    protected SuccessorKeys newKeys() {
        return (position, successors, count) -> {
            for (int i = 0; i < count; i++) {
                successors[i] = canonical(successors[i]);
            }
        };
    }

    /** As {@link #reachableKey}, for successors. */
    protected SuccessorKeys newReachableKeys() {
        return (position, successors, count) -> {
            for (int i = 0; i < count; i++) {
                successors[i] = reachableKey(successors[i]);
            }
        };
    }

    /** Whether all symmetries keep the first position, so that {@link #reachableKey} is {@link #canonical}. */
    protected boolean symmetriesKeepStart() {
        return false;
    }

    /**
     * Whether a filling of the board makes sense; one that does not cannot be reached.
     *
     * @throws IllegalArgumentException where the number is no filling at all
     */
    protected boolean makesSense(long position) {
        check(position);
        return true;
    }

    /** How much an analysis may take. */
    Room room() {
        return Room.ofHeap();
    }

    /** The rules, under all symmetries. */
    final RetrogradeRules asRules() {
        return new Rules(false);
    }

    /** The rules as a thread that analyses asks for them. */
    Walk newWalk() {
        return new Walk(asRules());
    }

    // What the engine answers.

    @Override
    protected final Algorithm algorithm() {
        return Algorithm.RETROGRADE;
    }

    @Override
    public final long initial() {
        return toCaller(start());
    }

    @Override
    public final Outcome outcome(long number) {
        return Values.outcome(value(number));
    }

    @Override
    public final int distance(long number) {
        return Values.distance(value(number));
    }

    private int value(long number) {
        long position = fromCaller(number);
        check(position);
        PositionTable table = solved;
        int value = table == null ? 0 : table.value(canonical(position));
        if (value != 0) {
            return value; // nothing is made for the answer: whether the game is over takes a list of moves
        }
        return isOver(position) ? Values.of(atEnd(position), 0) : valueOf(position); // an end needs no analysis
    }

    /** The value of a position that makes sense. */
    private int valueOf(long position) {
        long key = canonical(position);
        try {
            int value = solved(null).value(key);
            return value != 0 ? value : valueElsewhere(key, null);
        } catch (InterruptedException e) {
            throw cancelled();
        }
    }

    @Override
    public final int bestMove(long number) {
        long position = fromCaller(number);
        check(position);
        if (isOver(position)) {
            return -1;
        }
        int value = valueOf(position);
        Outcome outcome = Values.outcome(value);
        for (int move : movesOf(position)) {
            int next = valueOf(after(position, move));
            boolean keeps = outcome == opposite(Values.outcome(next));
            if (keeps && (outcome == Outcome.DRAW || Values.distance(next) == Values.distance(value) - 1)) {
                return move;
            }
        }
        throw new IllegalStateException("no move keeps the value of\n" + text(position));
    }

    private static Outcome opposite(Outcome outcome) {
        return switch (outcome) {
            case WIN -> Outcome.LOSS;
            case DRAW -> Outcome.DRAW;
            case LOSS -> Outcome.WIN;
        };
    }

    @Override
    public final boolean isReachable(long number) {
        long position = fromCaller(number);
        if (!makesSense(position)) {
            return false;
        }
        try {
            return symmetriesKeepStart()
                    ? solved(null).contains(canonical(position))
                    : reachable().contains(reachableKey(position));
        } catch (InterruptedException e) {
            throw cancelled();
        }
    }

    @Override
    public final void solve(SolveListener listener) throws InterruptedException {
        long steps = 2 * solved(listener).size();
        listener.progress(steps, steps);
    }

    /** Reports what {@link #solve(SolveListener)} does, and is done once this position is analysed, too. */
    @Override
    public final void solve(long number, SolveListener listener) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        long position = fromCaller(number);
        check(position);
        PositionTable table = solved(listener);
        long key = canonical(position);
        if (table.value(key) == 0) {
            valueElsewhere(key, null);
        }
        long steps = 2 * table.size();
        listener.progress(steps, steps);
    }

    /** How many positions there are of each value; solves the game first. */
    public final Counts counts() {
        try {
            return Counts.of(solved(null));
        } catch (InterruptedException e) {
            throw cancelled();
        }
    }

    /** Whether a position was met in the analysis of the game, for those who know no better way to tell. */
    final boolean isMet(long position) {
        PositionTable table = solved;
        return table != null && table.contains(position);
    }

    // The analyses, by one thread at a time and its helpers.

    /**
     * What can be reached from the start, one position of each set of images, with values; solves the game first.
     *
     * @param listener hears of that, see {@link #solve(SolveListener)}
     */
    public final PositionTable table(SolveListener listener) throws InterruptedException {
        return solved(listener);
    }

    private PositionTable solved(@Nullable SolveListener listener) throws InterruptedException {
        PositionTable table = solved;
        if (table == null) {
            beginToSolve();
            try {
                table = solved;
                if (table == null) { // another thread may have been faster
                    table = new PositionTable(PositionTable.MANY_BLOCKS);
                    begin(table, listener, this::newWalk).findValues(canonical(start()), room());
                    solved = table;
                }
            } finally {
                end();
            }
        }
        return table;
    }

    /** The value of a key that cannot be reached from the start. */
    private int valueElsewhere(long key, @Nullable SolveListener listener) throws InterruptedException {
        beginToSolve();
        try {
            int value = others.value(key);
            if (value == 0) {
                PositionTable table = new PositionTable(PositionTable.FEW_BLOCKS);
                begin(table, listener, () -> new WalkToKnown(newWalk(), this::known))
                        .findValues(key, room());
                value = table.value(key);
                keep(table);
            }
            return value;
        } finally {
            end();
        }
    }

    /** What is known of a key from the analyses that are done, 0 where nothing is. */
    final int known(long key) {
        PositionTable table = solved;
        int value = table == null ? 0 : table.value(key);
        return value != 0 ? value : others.value(key);
    }

    private void keep(PositionTable table) {
        for (Block block : table.blocks) {
            for (int number = 0; number < block.positions.size(); number++) {
                long key = block.positions.position(number);
                if (known(key) == 0) {
                    others.put(key, block.values[number]);
                }
            }
        }
    }

    private PositionTable reachable() throws InterruptedException {
        PositionTable table = reachable;
        if (table == null) {
            beginToSolve();
            try {
                table = reachable;
                if (table == null) {
                    table = new PositionTable(PositionTable.MANY_BLOCKS);
                    begin(table, null, () -> new Walk(new Rules(true))).findPositions(reachableKey(start()));
                    reachable = table;
                }
            } finally {
                end();
            }
        }
        return table;
    }

    private RetrogradeAnalysis begin(
            PositionTable table, @Nullable SolveListener listener, Supplier<? extends Walk> walks) {
        SolveListener told = listener == null ? NOBODY : told(listener);
        Crew crew = new Crew(getClass().getSimpleName(), threads, table.blocks.length, told);
        RetrogradeAnalysis begun = new RetrogradeAnalysis(name(), table, crew, walks);
        analysis = begun;
        told.progress(0, 0);
        return begun;
    }

    private void end() {
        analysis = null;
        leave();
    }

    /** Waits for the turn to solve. Rules that ask, while they are asked, would wait for themselves. */
    private void beginToSolve() throws InterruptedException {
        RetrogradeAnalysis begun = analysis;
        if (begun != null && begun.has(Thread.currentThread())) {
            if (begun.isLedBy(Thread.currentThread())) {
                enter(); // refuses a listener
                leave();
            }
            throw new IllegalStateException("the rules of " + name() + " ask the solver that asks them");
        }
        enter();
    }

    /** The rules of this game, under all symmetries or under those that keep the first position. */
    private final class Rules implements RetrogradeRules {
        private final boolean keepStart;

        Rules(boolean keepStart) {
            this.keepStart = keepStart;
        }

        @Override
        public int mostMoves() {
            return RetrogradeSolver.this.mostMoves();
        }

        @Override
        public int successors(long position, long[] into) {
            return RetrogradeSolver.this.successors(position, into);
        }

        @Override
        public Outcome atEnd(long position) {
            return RetrogradeSolver.this.atEnd(position);
        }

        @Override
        public long canonical(long position) {
            return keepStart ? reachableKey(position) : RetrogradeSolver.this.canonical(position);
        }

        @Override
        public SuccessorKeys newKeys() {
            return keepStart ? newReachableKeys() : RetrogradeSolver.this.newKeys();
        }
    }
}
