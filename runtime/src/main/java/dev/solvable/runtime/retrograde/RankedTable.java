package dev.solvable.runtime.retrograde;

import dev.solvable.runtime.PositionKeys;
import dev.solvable.runtime.PositionRanks;
import java.util.function.IntPredicate;
import java.util.function.LongConsumer;

/** The values of positions by their ranks. */
final class RankedTable implements PositionTable {
    private final PositionRanks ranks;
    private final PositionKeys keys;
    private final RankStates states;
    private final long size;

    RankedTable(PositionRanks ranks, PositionKeys keys, RankStates states, long size) {
        this.ranks = ranks;
        this.keys = keys;
        this.states = states;
        this.size = size;
    }

    @Override
    public long size() {
        return size;
    }

    @Override
    public int value(long position) {
        int rank = ranks.rank(position);
        return rank == PositionRanks.NONE ? 0 : states.value(states.get(rank));
    }

    @Override
    public void forEachPosition(LongConsumer visitor) {
        forEachPosition(place -> true, visitor);
    }

    @Override
    public void forEachPosition(IntPredicate places, LongConsumer visitor) {
        PositionRanks.OfThread walk = ranks.ofThread();
        int count = ranks.count();
        int place = 0;
        for (int rank = states.nextPresent(0, count); rank < count; rank = states.nextPresent(rank + 1, count)) {
            if (places.test(place)) {
                visitor.accept(keys.key(walk.position(rank)));
            }
            place++;
        }
    }

    /** To find a position takes longer than to keep in a byte which range it belongs to. */
    @Override
    public SortedPositions sorted() {
        return new SortedPositions(this, SortedPositions.ROOM, true);
    }

    @Override
    public Counts counts() {
        long[] counts = new long[Character.MAX_VALUE + 1];
        for (int rank = 0; rank < ranks.count(); rank++) {
            counts[states.get(rank)]++;
        }
        Counts.Tally tally = new Counts.Tally();
        for (int state = 1; state < counts.length; state++) {
            if (counts[state] > 0) {
                tally.add(Values.code(states.value(state)), counts[state]);
            }
        }
        return tally.counts();
    }
}
