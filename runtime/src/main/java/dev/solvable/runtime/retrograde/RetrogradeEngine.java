package dev.solvable.runtime.retrograde;

import dev.solvable.Algorithm;
import dev.solvable.Outcome;
import dev.solvable.SolveListener;
import dev.solvable.Solver;
import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.Engine;
import dev.solvable.runtime.Engine.Work;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.PositionKeys;
import dev.solvable.runtime.PositionRanks;
import dev.solvable.runtime.SolverShell;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.retrograde.RetrogradeAnalysis.Room;
import dev.solvable.runtime.retrograde.analysis.Counts;
import dev.solvable.runtime.retrograde.analysis.Crew;
import dev.solvable.runtime.retrograde.analysis.PositionTable;
import dev.solvable.runtime.retrograde.analysis.Values;
import dev.solvable.runtime.retrograde.ranked.RankedReach;
import dev.solvable.runtime.retrograde.ranked.RankedTable;
import dev.solvable.runtime.retrograde.ranked.RankedValues;
import java.util.Optional;
import java.util.function.LongToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Solves endless games, in which play may return to a position, as a whole. Positions here make sense.
 *
 * <p>The first question has all positions analysed that can be reached from the start, one of each set of images; by
 * rank all that have one. Any other position has what can be reached from it analysed when it is asked about.
 */
@ForGeneratedCode
public final class RetrogradeEngine implements Engine {
    private final EndlessRules rules;
    private final Work work;
    private final Turn turn;
    private final Room room;

    /** The bits that number the blocks of positions that can be reached from the start. */
    private final int blockBits;

    /** Values of all that can be reached from the start, and by rank of more; null as long as none are found. */
    private volatile @Nullable PositionTable solved;

    /** What of that can be reached; null until it is asked for. */
    private volatile @Nullable PositionTable reached;

    /** What else was analysed; used by the thread that solves. */
    private BlockTable others = new BlockTable(BlockTable.FEW_BLOCKS);

    /** What can be reached from the start under symmetries that keep it; null until it is asked for. */
    private volatile @Nullable PositionTable reachable;

    /** The threads at work; null as long as nothing is analysed. */
    private volatile @Nullable Crew crew;

    /**
     * An engine that has solved nothing yet.
     *
     * @param threads how many may work at once, at least 1
     */
    public RetrogradeEngine(EndlessRules rules, int threads) {
        this(rules, threads, Room.ofHeap(), BlockTable.MANY_BLOCKS);
    }

    RetrogradeEngine(EndlessRules rules, int threads, Room room, int blockBits) {
        this.rules = rules;
        this.work = Work.on(rules, Algorithm.RETROGRADE, threads);
        this.turn = work.turn();
        this.room = room;
        this.blockBits = blockBits;
    }

    /**
     * An engine of one thread that has solved nothing yet, for a game of some ten thousand positions at most: it has
     * few blocks, so that a ply takes few steps, and messages between blocks little memory. With more positions it is
     * slower.
     */
    public static RetrogradeEngine forFewPositions(EndlessRules rules) {
        return new RetrogradeEngine(rules, 1, Room.ofHeap(), BlockTable.FEW_BLOCKS);
    }

    /**
     * The memory of an analysis.
     *
     * @param positions how many positions it may find at most
     */
    public static Memory memory(long positions) {
        return BlockTable.memory(positions);
    }

    /** The memory of an analysis by rank. */
    public static Memory memory(PositionRanks ranks) {
        return Memory.of("the values by rank", ranks.count(), RankedValues.mostBytes(ranks));
    }

    /**
     * The engine of a solver.
     *
     * @return nothing where it has another one
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
        PositionTable table = solved;
        long key = rules.keys().key(position);
        int value = table == null ? 0 : table.value(key);
        if (value != 0) {
            return value; // nothing is made for the answer: whether the game is over takes a list of moves
        }
        return rules.isOver(position) ? Values.of(rules.atEnd(position), 0) : valueOf(key); // an end needs no analysis
    }

    private int valueOf(long key) {
        try {
            int value = solved(null).value(key);
            return value != 0 ? value : valueElsewhere(key);
        } catch (InterruptedException e) {
            throw turn.cancelled();
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
        for (int move : rules.movesOf(position)) {
            long after = rules.after(position, move);
            int next = valueOf(rules.keys().key(after));
            boolean keeps = outcome == Values.outcomeOfMove(next, rules.keepsTurn(position, after));
            if (keeps && (outcome == Outcome.DRAW || Values.distance(next) == Values.distance(value) - 1)) {
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
        try {
            PositionTable table = keys == rules.keys() ? table(null) : reachable();
            return table.contains(keys.key(position));
        } catch (InterruptedException e) {
            throw turn.cancelled();
        }
    }

    @Override
    public void solve(SolveListener listener) throws InterruptedException {
        long steps = 2 * solved(listener).size();
        listener.progress(steps, steps);
    }

    /** Reports what {@link #solve(SolveListener)} does, and is done once this position is analysed, too. */
    @Override
    public void solve(long position, SolveListener listener) throws InterruptedException {
        PositionTable table = solved(listener);
        long key = rules.keys().key(position);
        if (table.value(key) == 0) {
            valueElsewhere(key);
        }
        long steps = 2 * table.size();
        listener.progress(steps, steps);
    }

    /** How many positions there are of each value; solves the game first. */
    public Counts counts() {
        try {
            return table(null).counts();
        } catch (InterruptedException e) {
            throw turn.cancelled();
        }
    }

    // The analyses, by one thread at a time and its helpers.

    /**
     * What can be reached from the start, one position of each set of images, with values; solves the game first.
     *
     * @param listener hears of that, see {@link #solve(SolveListener)}
     */
    public PositionTable table(@Nullable SolveListener listener) throws InterruptedException {
        PositionTable table = reached;
        if (table == null) {
            PositionTable values = solved(listener);
            beginToSolve();
            try {
                table = reached;
                if (table == null) { // another thread may have been faster
                    table = values instanceof RankedTable ranked
                            ? RankedReach.among(
                                    ranked, rules, rankedCrew(after(2 * ranked.size(), ranked.size(), listener)))
                            : values;
                    reached = table;
                }
            } finally {
                end();
            }
        }
        return table;
    }

    /** The values of what can be reached from the start, and by rank of more; solves the game first. */
    private PositionTable solved(@Nullable SolveListener listener) throws InterruptedException {
        PositionTable table = solved;
        if (table == null) {
            beginToSolve();
            try {
                table = solved;
                if (table == null) {
                    table = newTable(listener);
                    solved = table;
                    rules.onceSolved(table::contains);
                }
            } finally {
                end();
            }
        }
        return table;
    }

    private PositionTable newTable(@Nullable SolveListener listener) throws InterruptedException {
        Optional<PositionRanks> ranks = rules.ranks();
        if (ranks.isPresent()) {
            return RankedValues.of(rules, ranks.get(), rankedCrew(listener));
        }
        BlockTable table = new BlockTable(blockBits);
        begin(table, listener, rules.keys(), null).findValues(rules.keys().key(rules.initial()), room);
        return table;
    }

    private Crew rankedCrew(@Nullable SolveListener listener) {
        return newCrew(told(listener), RankedValues.mostThreads());
    }

    /** The value of a key that cannot be reached from the start. */
    private int valueElsewhere(long key) throws InterruptedException {
        beginToSolve();
        try {
            int value = others.value(key);
            if (value == 0) {
                BlockTable table = new BlockTable(BlockTable.FEW_BLOCKS);
                begin(table, null, rules.keys(), this::known).findValues(key, room);
                value = table.value(key);
                keep(table);
            }
            return value;
        } catch (OutOfMemoryError e) {
            others = new BlockTable(BlockTable.FEW_BLOCKS); // it may be half grown, and the next question has room
            throw e;
        } finally {
            end();
        }
    }

    /** What is known of a key from the analyses that are done, 0 where nothing is. */
    private int known(long key) {
        PositionTable table = solved;
        int value = table == null ? 0 : table.value(key);
        return value != 0 ? value : others.value(key);
    }

    private void keep(BlockTable table) {
        for (Block block : table.blocks) {
            block.positions.forEach((number, key) -> {
                if (known(key) == 0) {
                    others.put(key, block.values.get(number));
                }
            });
        }
    }

    private PositionTable reachable() throws InterruptedException {
        PositionTable table = reachable;
        if (table == null) {
            beginToSolve();
            try {
                table = reachable;
                if (table == null) {
                    PositionKeys keys = rules.keysFromStart();
                    BlockTable found = new BlockTable(blockBits);
                    begin(found, null, keys, null).findPositions(keys.key(rules.initial()));
                    table = found;
                    reachable = found;
                }
            } finally {
                end();
            }
        }
        return table;
    }

    private RetrogradeAnalysis begin(
            BlockTable table, @Nullable SolveListener listener, PositionKeys keys, @Nullable LongToIntFunction known) {
        Crew working = newCrew(told(listener), table.blocks.length);
        return new RetrogradeAnalysis(rules.name, table, working, () -> new Walk(rules, keys, known));
    }

    /** Tells of some more steps after those that a listener has heard of. */
    private static @Nullable SolveListener after(long before, long more, @Nullable SolveListener listener) {
        return listener == null ? null : (done, total) -> listener.progress(before + done, before + more);
    }

    private SolveListener told(@Nullable SolveListener listener) {
        return listener == null ? Turn.NOBODY : turn.told(listener);
    }

    private Crew newCrew(SolveListener told, int parts) {
        Crew working = new Crew(rules.name + " solver", work.threads(), parts, told);
        crew = working;
        told.progress(0, 0);
        return working;
    }

    private void end() {
        crew = null;
        turn.leave();
    }

    /** Waits for the turn to solve. Rules that ask, while they are asked, would wait for themselves. */
    private void beginToSolve() throws InterruptedException {
        Crew working = crew;
        if (working != null && working.has(Thread.currentThread())) {
            if (working.isLeader(Thread.currentThread())) {
                turn.enter(); // refuses a listener
                turn.leave();
            }
            throw new IllegalStateException("the rules of " + rules.name + " ask the solver that asks them");
        }
        turn.enter();
    }
}
