package dev.solvable.runtime.retrograde;

import dev.solvable.Outcome;
import dev.solvable.runtime.retrograde.analysis.Crew;
import dev.solvable.runtime.retrograde.analysis.Values;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Gives positions their values or their moves where the heap had no room for all moves while positions were enumerated.
 * In a pass all positions without a value are expanded again, and look at what their successors have: that decides many
 * of them, and of the others only the moves that can still matter are kept. Where the heap has no room for these
 * either, a further pass begins, for which fewer positions are left.
 */
final class Linking implements Crew.Work {
    private static final int MIN_SHARED = 5_000;

    private final BlockTable table;
    private final Crew crew;
    private final Walk[] walks;

    /** What each thread looks at; null as long as it has had nothing to do. */
    private final @Nullable Links[] links;

    /** How many positions have got a value in this pass, and the greatest distance that was found. */
    private final AtomicLong found = new AtomicLong();

    private final AtomicInteger last = new AtomicInteger();

    /** Moves that take more bytes than these are not kept. */
    private final long mostBytes;

    private volatile boolean keepsMoves;
    private boolean looksForDraws;

    /** All positions of lesser distances have their values. */
    private int distance;

    /**
     * Links of a table that is packed.
     *
     * @param walks the rules as each thread asks for them
     * @param mostBytes what moves may take
     */
    Linking(BlockTable table, Crew crew, Walk[] walks, long mostBytes) {
        this.table = table;
        this.crew = crew;
        this.walks = walks;
        this.mostBytes = mostBytes;
        this.links = new Links[walks.length];
    }

    /**
     * Gives every position its value, or those up to some distance: then the others have their moves.
     *
     * @return that distance; 0 where all positions have their values
     */
    int link() throws InterruptedException {
        int lastKnown = table.greatestDistance(value -> !Values.isOpen(value));
        boolean finds = true;
        for (distance = 1; finds || distance <= Math.max(lastKnown, last.get()) + 1; distance++) {
            keepsMoves = mostBytes > 0;
            finds = findPly();
            if (keepsMoves) {
                return distance;
            }
            table.forgetMoves();
        }
        looksForDraws = true;
        finds = true;
        for (distance = 1; finds || distance <= lastKnown + 1; distance++) {
            finds = findPly();
        }
        return 0;
    }

    private boolean findPly() throws InterruptedException {
        found.set(0);
        crew.share(this, table.blocks.length, table.size() >= MIN_SHARED);
        return found.get() > 0;
    }

    @Override
    public void part(int member, int part) {
        Links mine = links[member];
        if (mine == null) {
            mine = new Links(member, walks[member]);
            links[member] = mine;
        }
        mine.found = 0;
        mine.visitOpen(part);
        found.addAndGet(mine.found);
        last.accumulateAndGet(mine.last, Math::max);
        if (keepsMoves && table.bytesOfMoves() > mostBytes) {
            keepsMoves = false;
        }
        crew.count(member, mine.found);
    }

    @Override
    public void end(int member) {
        Links mine = links[member];
        if (mine != null) {
            mine.kept.empty();
        }
    }

    /** What one thread looks at. */
    private final class Links extends Expansion {
        final Kept kept = new Kept();

        /** How many positions of a part it has given a value, and the greatest distance of all. */
        int found;

        int last;

        /** What was known of successors when they were looked at first: other threads may learn more meanwhile. */
        private final int[] values;

        Links(int member, Walk walk) {
            super(table, walk, crew, member);
            this.values = new int[ids.length];
        }

        @Override
        void visit(int part, int number, int begin, int end) {
            if (begin == end) {
                return; // what is known from before has no moves
            }
            for (int i = begin; i < end; i++) {
                values[i] = table.valueOf(ids[i]);
            }
            int value = looksForDraws ? drawn(begin, end) : decided(begin, end);
            if (value < 0) {
                table.blocks[part].values.set(number, value);
                found++;
                last = Math.max(last, Values.distance(value));
            } else if (keepsMoves) {
                table.blocks[part].values.set(number, keep(table.id(part, number), begin, end));
            }
        }

        /** The value of a position where that of its successors that have one decide it, else 0. */
        private int decided(int begin, int end) {
            int win = Integer.MAX_VALUE;
            int loss = 0;
            for (int i = begin; i < end; i++) {
                int value = values[i];
                Outcome outcome = Values.isOpen(value) ? Outcome.DRAW : Values.outcomeOfMove(value, ids[i] < 0);
                if (outcome == Outcome.WIN) {
                    win = Math.min(win, Values.distance(value) + 1);
                }
                boolean loses = outcome == Outcome.LOSS && loss >= 0;
                loss = loses ? Math.max(loss, Values.distance(value) + 1) : -1;
            }
            if (loss > 0) {
                return Values.of(Outcome.LOSS, loss);
            }
            // a successor without a value as yet is this far from the end at least
            return win <= distance + 1 ? Values.of(Outcome.WIN, win) : 0;
        }

        private int drawn(int begin, int end) {
            for (int i = begin; i < end; i++) {
                int value = values[i];
                boolean isDrawn = !Values.isOpen(value) && Values.outcome(value) == Outcome.DRAW;
                if (isDrawn && Values.distance(value) < distance) {
                    return Values.of(Outcome.DRAW, distance);
                }
            }
            return 0;
        }

        /** Keeps the moves of a position that can still matter. Returns their number. */
        private int keep(int origin, int begin, int end) {
            int count = 0;
            for (int i = begin; i < end; i++) {
                if (matters(values[i])) {
                    kept.send(ids[i], origin | ids[i] & BlockTable.KEEPS_TURN);
                    count++;
                }
            }
            return count;
        }

        /**
         * Whether a successor with this value can still decide a position when values spread. A win or loss within the
         * distance that is done cannot: it has been looked at already.
         */
        private boolean matters(int value) {
            return Values.isOpen(value) || Values.distance(value) > distance || Values.outcome(value) == Outcome.DRAW;
        }
    }

    /** Moves on their way to the blocks that keep them: where they come from, and lead to. */
    private final class Kept extends Outbox {
        private final int[] targets;

        Kept() {
            super(table.blocks.length);
            targets = new int[messages.length];
        }

        void send(int id, int origin) {
            int block = table.blockOf(id);
            int place = place(block);
            targets[place] = table.numberOf(id);
            messages[place] = origin;
            sent(block);
        }

        @Override
        void deliver(int to, int count) {
            Block block = table.blocks[to];
            int first = to * STRIDE;
            synchronized (block) {
                for (int i = first; i < first + count; i++) {
                    block.edges.add(targets[i], messages[i]);
                }
            }
        }
    }
}
