package dev.solvable.runtime.retrograde;

import dev.solvable.Outcome;
import dev.solvable.runtime.retrograde.analysis.Crew;
import dev.solvable.runtime.retrograde.analysis.Values;
import java.util.function.IntConsumer;

/**
 * Spreads the values of a table from the ends backwards, a ply at a time: first wins and losses, then how far drawn
 * ends are over drawn positions.
 */
final class Spreading implements Crew.Work {
    /** A ply with fewer positions is sooner done than helpers start. */
    private static final int MIN_SHARED = 20_000;

    /**
     * Set in the message of a move that wins, clear where it loses; the rest is the number of the position before the
     * move.
     */
    private static final int WINS = BlockTable.KEEPS_TURN;

    private final BlockTable table;
    private final Crew crew;
    private final News[] news;
    private boolean spreadsDraws;

    /** The distance of the positions whose values spread. */
    private int distance;

    /** The greatest distance of a position that had its value before: up to it no lists tell whose values spread. */
    private int lastKnown;

    Spreading(BlockTable table, Crew crew) {
        this.table = table;
        this.crew = crew;
        this.news = new News[crew.size()];
    }

    /**
     * Gives every position its value.
     *
     * @param first values of lesser distances have spread already
     */
    void spread(int first) throws InterruptedException {
        int most = table.mostPositions();
        crew.share((member, part) -> sort(table.blocks[part], most), table.blocks.length, table.size() >= MIN_SHARED);
        spreadFrom(first);
        spreadsDraws = true;
        spreadFrom(0);
    }

    private static void sort(Block block, int mostPositions) {
        block.edges.sort(block.positions.size(), mostPositions);
    }

    private void spreadFrom(int first) throws InterruptedException {
        lastKnown = table.greatestDistance(this::spreads);
        distance = first;
        long ready = spreading();
        while (ready > 0 || distance <= lastKnown) {
            crew.share(this, table.blocks.length, ready >= MIN_SHARED);
            distance++;
            for (Block block : table.blocks) {
                block.swap();
            }
            ready = spreading();
        }
    }

    /** How many positions spread their values in a ply, or are looked through for these. */
    private long spreading() {
        if (distance <= lastKnown) {
            return table.size();
        }
        long count = 0;
        for (Block block : table.blocks) {
            count += block.spreading.size();
        }
        return count;
    }

    private boolean spreads(int value) {
        return !Values.isOpen(value) && (Values.outcome(value) == Outcome.DRAW) == spreadsDraws;
    }

    @Override
    public void part(int member, int part) {
        News told = news[member];
        if (told == null) {
            told = new News(member);
            news[member] = told;
        }
        Block block = table.blocks[part];
        if (distance <= lastKnown) {
            for (int number = 0; number < block.positions.size(); number++) {
                int value = block.values.get(number);
                if (spreads(value) && Values.distance(value) == distance) {
                    spread(block, number, told);
                }
            }
        } else {
            for (int i = 0; i < block.spreading.size(); i++) {
                spread(block, block.spreading.get(i), told);
            }
        }
    }

    private void spread(Block block, int number, News told) {
        told.message = Values.outcome(block.values.get(number)) == Outcome.LOSS ? WINS : 0;
        block.edges.forEachOrigin(number, told);
        crew.count(told.member, 0);
    }

    @Override
    public void end(int member) {
        News told = news[member];
        if (told != null) {
            told.empty();
        }
    }

    /** News of decided successors, on its way from one thread to the positions before them. */
    private final class News extends Outbox implements IntConsumer {
        /** Whether moves to a position win or lose, see {@link #WINS}. */
        int message;

        private final int member;

        News(int member) {
            super(table.blocks.length);
            this.member = member;
        }

        /** Tells a position from which a move leads here. */
        @Override
        public void accept(int origin) {
            int block = table.blockOf(origin);
            messages[place(block)] = table.numberOf(origin) | message ^ origin & BlockTable.KEEPS_TURN;
            sent(block);
        }

        @Override
        void deliver(int to, int count) {
            Block block = table.blocks[to];
            int first = to * STRIDE;
            ValueList values = block.values;
            int decided = 0;
            synchronized (block) {
                long seen = 0;
                for (int i = first; i < first + count; i++) {
                    seen += values.get(messages[i] & ~WINS); // many at once, as memory is slow to answer
                }
                touched = seen;
                for (int i = first; i < first + count; i++) {
                    int number = messages[i] & ~WINS;
                    int value = values.get(number);
                    if (!Values.isOpen(value)) {
                        continue;
                    }
                    int told = spreadsDraws
                            ? Values.of(Outcome.DRAW, distance + 1)
                            : Values.afterDecided(value, messages[i] < 0, distance + 1);
                    values.set(number, told);
                    if (!Values.isOpen(told)) {
                        block.next.add(number);
                        decided++;
                    }
                }
            }
            crew.count(member, decided);
        }
    }
}
