package dev.solvable.runtime.retrograde;

import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.PositionKeys;
import dev.solvable.runtime.PositionRanks;
import dev.solvable.runtime.value.ValueCode;
import java.util.function.LongConsumer;

/** The values of positions by their ranks. It does not change: threads may share it. */
@ForGeneratedCode
public final class RankedTable implements PositionTable {
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

    /** The ranks. */
    public PositionRanks ranks() {
        return ranks;
    }

    /** The {@link ValueCode} of the position of a rank, {@link ValueCode#NONE} where play does not lead to one. */
    public int codeOfRank(int rank) {
        int state = states.get(rank);
        return state == RankStates.ABSENT ? ValueCode.NONE : Values.code(states.value(state));
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
        PositionRanks.OfThread walk = ranks.ofThread();
        int count = ranks.count();
        for (int rank = states.nextPresent(0, count); rank < count; rank = states.nextPresent(rank + 1, count)) {
            visitor.accept(keys.key(walk.position(rank)));
        }
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
