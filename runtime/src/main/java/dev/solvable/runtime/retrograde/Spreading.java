package dev.solvable.runtime.retrograde;

import dev.solvable.Outcome;

/**
 * Spreads the values of a table from the ends backwards, a ply at a time: first wins and losses, then how far drawn
 * ends are over drawn positions.
 */
final class Spreading implements Crew.Work {
    /** A ply with fewer positions is sooner done than helpers start. */
    private static final int MIN_SHARED = 20_000;

    private static final int BETWEEN_REPORTS = 1 << 12;

    /** Set in a message that says that a move wins, where it does not it loses; the rest is the number of who moves. */
    private static final int WINS = BlockTable.KEEPS_TURN;

    private final BlockTable table;
    private final Crew crew;
    private final News[] news;
    private boolean spreadsDraws;

    /** Whether the positions whose values spread were counted as done when they got them. */
    private boolean isCounted;

    /** The distance of the positions whose values spread. */
    private int distance;

    /** The greatest distance that a position had before values spread. */
    private int lastKnown;

    Spreading(BlockTable table, Crew crew) {
        this.table = table;
        this.crew = crew;
        this.news = new News[crew.size()];
    }

    /** Gives every position its value. */
    void spread() throws InterruptedException {
        crew.share((member, part) -> sort(table.blocks[part]), table.blocks.length, table.size() >= MIN_SHARED);
        goOn(0);
    }

    private static void sort(Block block) {
        block.edges.sort(block.positions.size());
    }

    /** Gives every position its value where those of lesser distances have had their say. */
    void goOn(int first) throws InterruptedException {
        spreadFrom(first);
        spreadsDraws = true;
        spreadFrom(0);
    }

    private void spreadFrom(int first) throws InterruptedException {
        distance = first;
        isCounted = first > 0;
        long ready = takeUp();
        while (ready > 0 || distance < lastKnown) {
            crew.share(this, table.blocks.length, ready >= MIN_SHARED);
            distance++;
            for (Block block : table.blocks) {
                block.swap();
            }
            isCounted = false;
            ready = distance <= lastKnown ? takeUp() : spreading();
        }
        for (Block block : table.blocks) {
            block.spreading.clear();
        }
    }

    private long spreading() {
        long count = 0;
        for (Block block : table.blocks) {
            count += block.spreading.size();
        }
        return count;
    }

    /** Looks for all positions whose turn it is: some had their values before. */
    private long takeUp() {
        long count = 0;
        int last = 0;
        for (Block block : table.blocks) {
            block.spreading.clear();
            for (int number = 0; number < block.positions.size(); number++) {
                int value = block.values[number];
                if (!Values.isOpen(value) && (Values.outcome(value) == Outcome.DRAW) == spreadsDraws) {
                    if (Values.distance(value) == distance) {
                        block.spreading.add(number);
                        count++;
                    }
                    last = Math.max(last, Values.distance(value));
                }
            }
        }
        lastKnown = last;
        return count;
    }

    @Override
    public void part(int member, int part) {
        News told = news[member];
        if (told == null) {
            told = new News();
            news[member] = told;
        }
        Block block = table.blocks[part];
        int count = block.spreading.size();
        for (int i = 0; i < count; i++) {
            if (i % BETWEEN_REPORTS == BETWEEN_REPORTS - 1) {
                crew.count(member, isCounted ? 0 : BETWEEN_REPORTS);
            }
            int number = block.spreading.get(i);
            int message = Values.outcome(block.values[number]) == Outcome.LOSS ? WINS : 0;
            int end = block.edges.end(number);
            for (int edge = block.edges.begin(number); edge < end; edge++) {
                int origin = block.edges.origin(edge);
                told.send(origin, message ^ origin & BlockTable.KEEPS_TURN);
            }
        }
        crew.count(member, isCounted ? 0 : count % BETWEEN_REPORTS);
    }

    @Override
    public void end(int member) {
        News told = news[member];
        if (told != null) {
            told.empty();
        }
    }

    /** What one thread has found of successors, on its way to those who can move there. */
    private final class News extends Outbox {
        News() {
            super(table.blocks.length);
        }

        void send(int origin, int message) {
            int block = table.blockOf(origin);
            messages[place(block)] = table.numberOf(origin) | message;
            sent(block);
        }

        @Override
        void deliver(int to, int count) {
            Block block = table.blocks[to];
            int first = to * STRIDE;
            int[] values = block.values;
            synchronized (block) {
                for (int i = first; i < first + count; i++) {
                    int number = messages[i] & ~WINS;
                    int value = values[number];
                    if (!Values.isOpen(value)) {
                        continue;
                    }
                    values[number] = spreadsDraws
                            ? Values.of(Outcome.DRAW, distance + 1)
                            : Values.afterDecided(value, messages[i] < 0, distance + 1);
                    if (!Values.isOpen(values[number])) {
                        block.next.add(number);
                    }
                }
            }
        }
    }
}
