package dev.solvable.runtime.retrograde;

import dev.solvable.Outcome;
import dev.solvable.runtime.retrograde.analysis.Crew;
import dev.solvable.runtime.retrograde.analysis.Values;
import java.util.function.IntConsumer;

/**
 * Spreads the values of a table backwards from terminal positions, one distance at a time: first wins and losses, then
 * the distances of draws over drawn positions.
 */
final class Spreading implements Crew.Work {
    /** A ply with fewer positions takes less time than the start of helpers. */
    private static final int MIN_SHARED = 20_000;

    /**
     * A flag in a message: set if the move wins, clear if it loses. The other bits are the number of the predecessor.
     */
    private static final int WINS = BlockTable.KEEPS_TURN;

    private final BlockTable table;
    private final Crew crew;
    private final News[] news;
    private boolean spreadsDraws;

    /** The distance of the positions whose values spread. */
    private int distance;

    /** The greatest distance of a value set before spreading. Up to it, blocks are scanned instead of lists. */
    private int lastKnown;

    Spreading(BlockTable table, Crew crew) {
        this.table = table;
        this.crew = crew;
        this.news = new News[crew.size()];
    }

    /**
     * Gives every position its value.
     *
     * @param first values of smaller distances have spread already
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
        for (long ready = spreading(); ready > 0 || distance <= lastKnown; ready = spreading()) {
            crew.share(this, table.blocks.length, ready >= MIN_SHARED);
            distance++;
            for (Block block : table.blocks) {
                block.swap();
            }
        }
    }

    /** The number of positions that spread their values in a ply, or that are scanned for them. */
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

    /** Messages of one thread about decided positions, to their predecessors. */
    private final class News extends Outbox implements IntConsumer {
        /** {@link #WINS} if moves to the decided position win, else 0. */
        int message;

        private final int member;

        News(int member) {
            super(table.blocks.length);
            this.member = member;
        }

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
                    seen += values.get(messages[i] & ~WINS); // reads ahead, which overlaps the cache misses
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
