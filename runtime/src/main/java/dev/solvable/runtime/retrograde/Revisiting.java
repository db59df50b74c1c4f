package dev.solvable.runtime.retrograde;

import dev.solvable.Outcome;
import org.jspecify.annotations.Nullable;

/**
 * Gives positions their values where the heap has no room for the moves: at each ply all positions without a value are
 * expanded again, and look at what their successors have. A ply takes as long as the enumeration. So this ends as soon
 * as the heap has room for the moves that still matter, see {@link Relinking}.
 */
final class Revisiting implements Crew.Work {
    static final int MIN_SHARED = 5_000;

    private final BlockTable table;
    private final Crew crew;
    private final Walk[] walks;

    /** What each thread looks at; null as long as it has had nothing to do. */
    private final @Nullable Visits[] visits;

    private boolean counts;
    private boolean looksForDraws;

    /** The distance that is looked for. */
    private int distance;

    Revisiting(BlockTable table, Crew crew, Walk[] walks) {
        this.table = table;
        this.crew = crew;
        this.walks = walks;
        this.visits = new Visits[walks.length];
    }

    /**
     * Gives every position its value, or those up to some distance: then the moves among the others are counted.
     *
     * @param mostBytes what these may take
     * @return that distance; 0 where all positions have their values
     */
    int find(long mostBytes) throws InterruptedException {
        int lastKnown = lastKnown();
        boolean finds = true;
        for (distance = 1; finds || distance <= lastKnown + 1; distance++) {
            counts = Integer.BYTES * table.size() < mostBytes;
            finds = findPly();
            if (counts && table.bytesOfCountedMoves() <= mostBytes) {
                return distance;
            }
        }
        table.forgetMoves();
        looksForDraws = true;
        counts = false;
        finds = true;
        for (distance = 1; finds || distance <= lastKnown + 1; distance++) {
            finds = findPly();
        }
        return 0;
    }

    private boolean findPly() throws InterruptedException {
        long before = found();
        if (counts) {
            for (Block block : table.blocks) {
                block.edges.beginToCount(block.positions.size());
            }
        }
        crew.share(this, table.blocks.length, table.size() >= MIN_SHARED);
        return found() > before;
    }

    private long found() {
        long sum = 0;
        for (Visits each : visits) {
            sum += each == null ? 0 : each.found;
        }
        return sum;
    }

    /** The greatest distance that a position has from the start or from before. */
    private int lastKnown() {
        int last = 0;
        for (Block block : table.blocks) {
            for (int number = 0; number < block.positions.size(); number++) {
                if (!Values.isOpen(block.values[number])) {
                    last = Math.max(last, Values.distance(block.values[number]));
                }
            }
        }
        return last;
    }

    @Override
    public void part(int member, int part) {
        Visits mine = visits[member];
        if (mine == null) {
            mine = new Visits(member, walks[member]);
            visits[member] = mine;
        }
        long before = mine.found;
        mine.visitOpen(part);
        crew.count(member, (int) (mine.found - before));
    }

    @Override
    public void end(int member) {
        Visits mine = visits[member];
        if (mine != null) {
            mine.counted.empty();
        }
    }

    /** What one thread looks at. */
    private final class Visits extends Expansion {
        final Counted counted = new Counted();

        /** How many positions it has given a value. */
        private long found;

        Visits(int member, Walk walk) {
            super(table, walk, crew, member);
        }

        @Override
        void visit(int part, int number, int begin, int end) {
            int value = looksForDraws ? drawn(begin, end) : decided(begin, end);
            if (value < 0) {
                table.blocks[part].values[number] = value;
                found++;
            } else if (counts) {
                for (int i = begin; i < end; i++) {
                    if (Relinking.isOfUse(table.valueOf(ids[i]), distance)) {
                        counted.send(ids[i]);
                    }
                }
            }
        }

        /** The value of a position that wins or loses in exactly this number of plies, else 0. */
        private int decided(int begin, int end) {
            boolean loses = end > begin; // what is known from before has no moves
            for (int i = begin; i < end; i++) {
                int value = table.valueOf(ids[i]);
                if (Values.isOpen(value) || Values.distance(value) >= distance) { // values of this ply are not awaited
                    loses = false;
                    continue;
                }
                Outcome outcome = Values.outcomeOfMove(value, ids[i] < 0);
                if (outcome == Outcome.WIN) {
                    return Values.of(Outcome.WIN, distance);
                }
                loses &= outcome == Outcome.LOSS;
            }
            return loses ? Values.of(Outcome.LOSS, distance) : 0;
        }

        private int drawn(int begin, int end) {
            for (int i = begin; i < end; i++) {
                int value = table.valueOf(ids[i]);
                boolean isDrawn = !Values.isOpen(value) && Values.outcome(value) == Outcome.DRAW;
                if (isDrawn && Values.distance(value) < distance) {
                    return Values.of(Outcome.DRAW, distance);
                }
            }
            return 0;
        }
    }

    /** Moves on their way to the blocks that count them. */
    private final class Counted extends Outbox {
        Counted() {
            super(table.blocks.length);
        }

        void send(int id) {
            int block = table.blockOf(id);
            messages[place(block)] = table.numberOf(id);
            sent(block);
        }

        @Override
        void deliver(int to, int count) {
            Edges edges = table.blocks[to].edges;
            int first = to * STRIDE;
            synchronized (table.blocks[to]) {
                for (int i = first; i < first + count; i++) {
                    edges.count(messages[i]);
                }
            }
        }
    }
}
