package dev.solvable.runtime.retrograde;

import dev.solvable.Outcome;
import dev.solvable.runtime.retrograde.analysis.Crew;
import dev.solvable.runtime.retrograde.analysis.Values;

/**
 * Finds all positions reachable from a root. Positions with the same key of a {@link Walk} count as one. In each round,
 * every block expands its new positions. A move is a message to the block of its target. If the target is known to be
 * lost in 0 plies, the move wins, and its origin gets its value at once.
 */
final class Enumeration implements Crew.Work {
    /** A round with fewer new positions starts no helpers, and checks memory only at its end. */
    private static final int MIN_SHARED = 20_000;

    private static final int LOST = Values.of(Outcome.LOSS, 0);

    private static final int WON = Values.of(Outcome.WIN, 0);

    private final BlockTable table;
    private final Crew crew;
    private final Walk[] walks;
    private final Arrivals[] arrivals;

    /** Edges are kept as long as they and the positions take at most this number of bytes; 0 keeps none. */
    private final long mostBytes;

    private volatile boolean keepsMoves;

    /** Whether the round has at least {@link #MIN_SHARED} new positions. Written between rounds. */
    private boolean isLarge;

    Enumeration(BlockTable table, Crew crew, Walk[] walks, long mostBytes) {
        this.table = table;
        this.crew = crew;
        this.walks = walks;
        this.mostBytes = mostBytes;
        this.keepsMoves = mostBytes > 0;
        this.arrivals = new Arrivals[walks.length];
    }

    /**
     * Finds the positions reachable from a key.
     *
     * @return whether the edges are kept
     */
    boolean from(long root) throws InterruptedException {
        long hash = PositionSet.hash(root);
        table.blocks[table.blockOf(hash)].positions.add(hash);
        for (long open = 1; open > 0; open = open()) {
            isLarge = open >= MIN_SHARED;
            crew.share(this, table.blocks.length, isLarge);
            keepsMoves = keepsMoves && hasRoom();
            if (!keepsMoves) {
                table.forgetMoves();
            }
        }
        return keepsMoves;
    }

    /** The number of positions to expand in the next round. */
    private long open() {
        long open = 0;
        for (Block block : table.blocks) {
            open += block.positions.size() - block.expanded;
        }
        return open;
    }

    @Override
    public void part(int member, int part) {
        Arrivals arrived = arrivals[member];
        if (arrived == null) {
            arrived = new Arrivals();
            arrivals[member] = arrived;
        }
        Walk walk = walks[member];
        Block block = table.blocks[part];
        int from = block.expanded;
        int to;
        synchronized (block) {
            to = block.positions.size();
            block.values.ensure(to);
        }
        for (int number = from; number < to; number++) {
            crew.count(member, 1);
            int value = walk.expand(block.positions.position(number));
            block.values.set(number, value);
            if (walk.moves > 0) {
                arrived.send(walk, table.id(part, number));
            }
        }
        block.expanded = to;
        if (isLarge && keepsMoves && to > from && !hasRoom()) {
            keepsMoves = false;
        }
    }

    private boolean hasRoom() {
        return table.bytesOfMoves() + table.bytesOfPositions() <= mostBytes;
    }

    @Override
    public void end(int member) {
        Arrivals arrived = arrivals[member];
        if (arrived != null) {
            arrived.empty();
            arrived.wins.empty();
        }
    }

    /** The positions for which one thread has found a winning move. They are of blocks that this thread expands. */
    private final class Wins extends Outbox {
        Wins() {
            super(table.blocks.length);
        }

        void send(int origin) {
            int block = table.blockOf(origin);
            messages[place(block)] = table.numberOf(origin);
            sent(block);
        }

        @Override
        void deliver(int to, int count) {
            ValueList values = table.blocks[to].values;
            int first = to * STRIDE;
            for (int i = first; i < first + count; i++) {
                values.set(messages[i], Values.of(Outcome.WIN, 1));
            }
        }
    }

    /** The moves that one thread has found, on their way to their targets' blocks: origin and target's hash. */
    private final class Arrivals extends Outbox {
        private final long[] hashes;

        /** The numbers and values of the targets of one batch. */
        private final int[] numbers = new int[ROOM];

        private final int[] values = new int[ROOM];

        private final Wins wins = new Wins();

        Arrivals() {
            super(table.blocks.length);
            hashes = new long[messages.length];
        }

        void send(Walk walk, int origin) {
            for (int move = 0; move < walk.moves; move++) {
                long hash = PositionSet.hash(walk.keys[move]);
                int block = table.blockOf(hash);
                int place = place(block);
                hashes[place] = hash;
                messages[place] = walk.kept[move] ? origin | BlockTable.KEEPS_TURN : origin;
                sent(block);
            }
        }

        @Override
        void deliver(int to, int count) {
            Block block = table.blocks[to];
            int first = to * STRIDE;
            synchronized (block) {
                block.positions.addAll(hashes, first, count, numbers);
                table.checkNumbers(block);
                block.valuesSoFar(numbers, count, values); // in one loop, which overlaps the cache misses
                for (int i = 0; i < count; i++) {
                    int origin = messages[first + i];
                    if (values[i] == (origin < 0 ? WON : LOST)) {
                        wins.send(origin);
                    } else if (keepsMoves) {
                        block.edges.add(numbers[i], origin);
                    }
                }
            }
        }
    }
}
