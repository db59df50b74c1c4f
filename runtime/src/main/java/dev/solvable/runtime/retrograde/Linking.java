package dev.solvable.runtime.retrograde;

import dev.solvable.Outcome;
import dev.solvable.runtime.retrograde.analysis.Crew;
import dev.solvable.runtime.retrograde.analysis.Values;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Decides positions, or finds their edges, when the heap had no room for all edges during the enumeration. A pass
 * expands all positions without a value again. The values of their successors decide many of them. Of the others only
 * the edges that can still matter are kept. If the heap has no room for these either, another pass follows, with fewer
 * undecided positions.
 */
final class Linking implements Crew.Work {
    private static final int MIN_SHARED = 5_000;

    private final BlockTable table;
    private final Crew crew;
    private final Walk[] walks;

    /** The links of each thread; null until it does its first part. */
    private final @Nullable Links[] links;

    /** The number of positions decided in this pass, and the greatest distance found in any pass. */
    private final AtomicLong found = new AtomicLong();

    private final AtomicInteger last = new AtomicInteger();

    /** Edges that take more bytes than this are not kept. */
    private final long mostBytes;

    private volatile boolean keepsMoves;
    private boolean looksForDraws;

    /** All positions of smaller distances have their values. */
    private int distance;

    /** A linking of a packed table. */
    Linking(BlockTable table, Crew crew, Walk[] walks, long mostBytes) {
        this.table = table;
        this.crew = crew;
        this.walks = walks;
        this.mostBytes = mostBytes;
        this.links = new Links[walks.length];
    }

    /**
     * Decides all positions, or those up to some distance, in which case the others get their edges.
     *
     * @return that distance; 0 if all positions have their values
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

    /**
     * The links that one thread finds. It expands positions again, and looks up their successors in batches, so that
     * cache misses overlap.
     */
    private final class Links {
        /** A batch ends with this number of successors, or of positions. */
        private static final int ROOM = 512;

        final Kept kept = new Kept();

        /** The number of positions decided in a part, and the greatest distance of all parts. */
        int found;

        int last;

        private final int member;
        private final Walk walk;
        private final Lookup lookup = new Lookup(table);

        /** The positions of the batch, and where the successors of each end. */
        private final int[] numbers = new int[ROOM];

        private final int[] ends = new int[ROOM];
        private int waiting;

        /** The number of successors in the batch, their hashes, and whether their moves keep the turn. */
        private int successors;

        private final long[] hashes;
        private final boolean[] keepTurn;

        /** Their ids, with {@link BlockTable#KEEPS_TURN} if the move keeps the turn. */
        private final int[] ids;

        /** Their values, read once, as other threads may change them meanwhile. */
        private final int[] values;

        Links(int member, Walk walk) {
            this.member = member;
            this.walk = walk;
            this.hashes = new long[ROOM + walk.keys.length];
            this.keepTurn = new boolean[hashes.length];
            this.ids = new int[hashes.length];
            this.values = new int[hashes.length];
        }

        /** Visits all positions of a block that have no value. */
        void visitOpen(int part) {
            Block block = table.blocks[part];
            block.positions.forEach((number, position) -> {
                if (Values.isOpen(block.values.get(number))) {
                    visitLater(part, number, position);
                }
            });
            visitWaiting(part);
        }

        private void visitLater(int part, int number, long position) {
            walk.expand(position);
            for (int move = 0; move < walk.moves; move++) {
                hashes[successors + move] = PositionSet.hash(walk.keys[move]);
                keepTurn[successors + move] = walk.kept[move];
            }
            successors += walk.moves;
            numbers[waiting] = number;
            ends[waiting] = successors;
            waiting++;
            if (successors >= ROOM || waiting == ROOM) {
                visitWaiting(part);
            }
        }

        private void visitWaiting(int part) {
            lookup.find(hashes, successors, ids);
            for (int i = 0; i < successors; i++) {
                ids[i] |= keepTurn[i] ? BlockTable.KEEPS_TURN : 0;
            }
            int begin = 0;
            for (int i = 0; i < waiting; i++) {
                visit(part, numbers[i], begin, ends[i]);
                begin = ends[i];
                crew.count(member, 0);
            }
            waiting = 0;
            successors = 0;
        }

        private void visit(int part, int number, int begin, int end) {
            if (begin == end) {
                return; // known from an earlier analysis: not expanded
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

        /** The value of a position if its decided successors decide it, else 0. */
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
            // an open successor is at least this far from the end
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

        /** Keeps the edges of a position that can still matter. Returns their number. */
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
         * Whether a successor with this value can still decide a position when values spread. A win or loss up to the
         * present distance cannot: this pass has taken it into account.
         */
        private boolean matters(int value) {
            return Values.isOpen(value) || Values.distance(value) > distance || Values.outcome(value) == Outcome.DRAW;
        }
    }

    /** Edges on their way to the blocks that keep them: origins and targets. */
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
