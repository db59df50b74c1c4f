package dev.solvable.runtime.retrograde;

import dev.solvable.Outcome;
import dev.solvable.runtime.retrograde.analysis.Crew;
import dev.solvable.runtime.retrograde.analysis.Values;

/**
 * Finds all positions that moves lead to, from some on. Positions with the same key of a {@link Walk} count as one. In
 * rounds, each block expands the positions that are new to it; a move is a message to the block of the position that it
 * leads to. Where that is known to be lost at once, the move wins: the position that it comes from has its value.
 */
final class Enumeration implements Crew.Work {
    /** In a round with fewer new positions no helpers start, and memory is looked at only at its end. */
    private static final int MIN_SHARED = 20_000;

    private static final int LOST = Values.of(Outcome.LOSS, 0);

    private static final int WON = Values.of(Outcome.WIN, 0);

    private final BlockTable table;
    private final Crew crew;
    private final Walk[] walks;
    private final Arrivals[] arrivals;

    /** The moves are not kept for the way back where they and the positions take more bytes than these. */
    private final long mostBytes;

    /** Whether moves are kept as yet. */
    private volatile boolean keepsMoves;

    /** Whether the round has many new positions. Written between rounds. */
    private boolean isLarge;

    /**
     * An enumeration that has found nothing yet.
     *
     * @param table gets the positions
     * @param walks the rules as each thread asks for them
     * @param mostBytes moves are kept for the way back as long as they and the positions take no more; 0 for never
     */
    Enumeration(BlockTable table, Crew crew, Walk[] walks, long mostBytes) {
        this.table = table;
        this.crew = crew;
        this.walks = walks;
        this.mostBytes = mostBytes;
        this.keepsMoves = mostBytes > 0;
        this.arrivals = new Arrivals[walks.length];
    }

    /**
     * Finds what can be reached from a position, which is a key.
     *
     * @return whether the moves are kept
     */
    boolean from(long root) throws InterruptedException {
        long hash = PositionSet.hash(root);
        table.blocks[table.blockOf(hash)].positions.add(hash);
        for (long open = 1; open > 0; open = table.size() - expanded()) {
            isLarge = open >= MIN_SHARED;
            crew.share(this, table.blocks.length, isLarge);
            keepsMoves = keepsMoves && hasRoom();
            if (!keepsMoves) {
                table.forgetMoves();
            }
        }
        return keepsMoves;
    }

    private long expanded() {
        long expanded = 0;
        for (Block block : table.blocks) {
            expanded += block.expanded;
        }
        return expanded;
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
            arrived.emptyAll();
        }
    }

    /** The positions from which one thread has found moves that win. No other thread expands those of their blocks. */
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

    /** The moves that one thread has found, on their way: an origin each, and the position it leads to. */
    private final class Arrivals extends Outbox {
        private final long[] hashes;

        /** Those of the positions that are delivered, and what is known of these. */
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
                block.valuesSoFar(numbers, count, values); // at once, as memory is slow to answer
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

        void emptyAll() {
            empty();
            wins.empty();
        }
    }
}
