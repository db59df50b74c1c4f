package dev.solvable.runtime.retrograde;

import dev.solvable.SolveListener;
import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.Engine.Work;
import dev.solvable.runtime.PositionKeys;
import dev.solvable.runtime.PositionRanks;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.retrograde.analysis.Crew;
import dev.solvable.runtime.retrograde.analysis.PositionTable;
import dev.solvable.runtime.retrograde.ranked.RankedReach;
import dev.solvable.runtime.retrograde.ranked.RankedTable;
import dev.solvable.runtime.retrograde.ranked.RankedValues;
import java.util.Optional;
import java.util.function.LongToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The analyses of a game, each made on first use, by one thread at a time and its helpers. A position that is
 * unreachable from the start gets an analysis of its own.
 */
final class Analyses {
    /**
     * The bytes that an analysis may take.
     *
     * @param found for the positions while they are enumerated and all edges; beyond this, edges are dropped, which
     *     costs time
     * @param all for the complete positions and the edges that matter
     */
    record Room(long found, long all) {
        /** The shares of this JVM's maximum heap. */
        static Room ofHeap() {
            long heap = Runtime.getRuntime().maxMemory();
            return new Room(heap / 10 * 7, heap / 10 * 9);
        }
    }

    /** With fewer positions, packing takes less time than the start of helpers. */
    private static final int MIN_PACKED = 100_000;

    private final EndlessRules rules;
    private final Work work;
    private final Turn turn;
    private final Room room;

    /** The bits of a block's number in the tables of positions that are reachable from the start. */
    private final int blockBits;

    /** Values of the positions reachable from the start; if the game has ranks, of all positions with a rank. */
    private final Once solved = new Once();

    /** The reachable ones of these, if the game has ranks. */
    private final Once reached = new Once();

    /** The positions reachable from the start, by {@link EndlessRules#keysFromStart}. */
    private final Once reachable = new Once();

    /** Values of other positions that were analysed; only the thread that solves uses them. */
    private BlockTable others = new BlockTable(BlockTable.FEW_BLOCKS);

    /** The threads at work; null while no analysis runs. */
    private volatile @Nullable Crew crew;

    Analyses(EndlessRules rules, Work work, Room room, int blockBits) {
        this.rules = rules;
        this.work = work;
        this.turn = work.turn();
        this.room = room;
        this.blockBits = blockBits;
    }

    private interface Maker {
        PositionTable make() throws InterruptedException;
    }

    /** A table that is made on first use. */
    private final class Once {
        private volatile @Nullable PositionTable made;

        PositionTable get(Maker maker) throws InterruptedException {
            PositionTable table = made;
            if (table == null) {
                beginToSolve();
                try {
                    table = made;
                    if (table == null) { // another thread may have been faster
                        table = maker.make();
                        made = table;
                    }
                } finally {
                    end();
                }
            }
            return table;
        }
    }

    /** The value of a key reachable from the start; 0 for other keys, and as long as the game is not solved. */
    int found(long key) {
        PositionTable table = solved.made;
        return table == null ? 0 : table.value(key);
    }

    /** The value of any key; runs the analyses that this needs. */
    int value(long key) throws InterruptedException {
        int value = solved(null).value(key);
        return value != 0 ? value : valueElsewhere(key);
    }

    /** The values of the positions reachable from the start; if the game has ranks, of all positions with a rank. */
    PositionTable solved(@Nullable SolveListener listener) throws InterruptedException {
        return solved.get(() -> {
            PositionTable table = newTable(listener);
            rules.onceSolved(table::contains);
            return table;
        });
    }

    /** The canonical positions that are reachable from the start, with values. */
    PositionTable reached(@Nullable SolveListener listener) throws InterruptedException {
        PositionTable values = solved(listener);
        return values instanceof RankedTable ranked
                ? reached.get(() -> RankedReach.among(
                        ranked,
                        rules,
                        newCrew(after(2 * ranked.size(), ranked.size(), listener), RankedValues.MOST_THREADS)))
                : values;
    }

    /** The positions reachable from the start, by {@link EndlessRules#keysFromStart}. */
    PositionTable reachable() throws InterruptedException {
        return reachable.get(() -> {
            PositionKeys keys = rules.keysFromStart();
            BlockTable found = new BlockTable(blockBits);
            Crew working = newCrew(null, found.blocks.length);
            try {
                new Enumeration(found, working, walks(working, keys, null), 0).from(keys.key(rules.initial()));
                pack(found, working);
            } catch (OutOfMemoryError e) {
                throw noRoom(found, e);
            }
            return found;
        });
    }

    private PositionTable newTable(@Nullable SolveListener listener) throws InterruptedException {
        Optional<PositionRanks> ranks = rules.ranks();
        if (ranks.isPresent()) {
            return RankedValues.of(rules, ranks.get(), newCrew(listener, RankedValues.MOST_THREADS));
        }
        return values(blockBits, listener, rules.keys().key(rules.initial()), null);
    }

    /** The value of a key that is unreachable from the start. */
    private int valueElsewhere(long key) throws InterruptedException {
        beginToSolve();
        try {
            int value = others.value(key);
            if (value == 0) {
                BlockTable table = values(BlockTable.FEW_BLOCKS, null, key, this::known);
                value = table.value(key);
                keep(table);
            }
            return value;
        } catch (OutOfMemoryError e) {
            others = new BlockTable(BlockTable.FEW_BLOCKS); // it may be inconsistent, and dropping it frees memory
            throw e;
        } finally {
            end();
        }
    }

    /** The value of a key from the analyses so far, 0 if none has it. */
    private int known(long key) {
        int value = found(key);
        return value != 0 ? value : others.value(key);
    }

    private void keep(BlockTable table) {
        table.forEachPosition(key -> {
            if (known(key) == 0) {
                others.put(key, table.value(key));
            }
        });
    }

    /**
     * The positions reachable from a key, and their values.
     *
     * @param known the values of keys from earlier analyses, see {@link Walk}
     */
    private BlockTable values(int bits, @Nullable SolveListener listener, long root, @Nullable LongToIntFunction known)
            throws InterruptedException {
        BlockTable table = new BlockTable(bits);
        Crew working = newCrew(listener, table.blocks.length);
        try {
            Walk[] walks = walks(working, rules.keys(), known);
            boolean keepsMoves = new Enumeration(table, working, walks, room.found()).from(root);
            working.setTotal(2 * table.size());
            working.skip(table.decided());
            if (keepsMoves) {
                new Spreading(table, working).spread(0);
                table.forgetMoves();
                pack(table, working);
            } else {
                pack(table, working);
                int distance = new Linking(table, working, walks, room.all() - table.bytesOfPositions()).link();
                if (distance > 0) {
                    new Spreading(table, working).spread(distance);
                }
                table.forgetMoves();
            }
        } catch (OutOfMemoryError e) {
            throw noRoom(table, e);
        }
        return table;
    }

    private Walk[] walks(Crew working, PositionKeys keys, @Nullable LongToIntFunction known) {
        Walk[] walks = new Walk[working.size()];
        for (int member = 0; member < walks.length; member++) {
            walks[member] = new Walk(rules, keys, known);
        }
        return walks;
    }

    private static void pack(BlockTable table, Crew working) throws InterruptedException {
        int bucketBits = PositionSet.bucketBits(table.mostPositions());
        working.share((member, part) -> table.pack(part, bucketBits), table.blocks.length, table.size() >= MIN_PACKED);
    }

    /** The error of an analysis that ran out of memory; the number of positions was not known in advance. */
    private OutOfMemoryError noRoom(BlockTable table, OutOfMemoryError cause) {
        return Turn.noRoomFor(
                rules.name, "the positions found so far (%,d) and the moves between them", table.size(), cause);
    }

    /** A listener to an analysis that follows another one: it adds the steps that were reported before. */
    private static @Nullable SolveListener after(long before, long more, @Nullable SolveListener listener) {
        return listener == null ? null : (done, total) -> listener.progress(before + done, before + more);
    }

    private Crew newCrew(@Nullable SolveListener listener, int parts) {
        SolveListener told = listener == null ? Turn.NOBODY : turn.told(listener);
        Crew working = new Crew(rules.name, work.threads(), parts, told);
        crew = working;
        told.progress(0, 0);
        return working;
    }

    private void end() {
        crew = null;
        turn.leave();
    }

    /**
     * Waits for the turn to solve. Refuses rules that call the solver which calls them: they would wait for themselves.
     */
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
