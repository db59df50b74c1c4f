package dev.solvable.runtime.retrograde.ranked;

import dev.solvable.runtime.PositionKeys;
import dev.solvable.runtime.PositionRanks;
import dev.solvable.runtime.retrograde.analysis.PositionTable;
import dev.solvable.runtime.retrograde.analysis.Values;
import dev.solvable.runtime.value.ValueCode;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The values of all positions with a rank, or of the reachable ones among them. It is immutable: threads may share it.
 */
public final class RankedTable implements PositionTable {
    private final PositionRanks ranks;
    private final PositionKeys keys;
    private final RankStates states;

    /** The ranks in this table; null for all ranks with a position. */
    private final @Nullable RankSet reached;

    private final long size;

    RankedTable(PositionRanks ranks, PositionKeys keys, RankStates states, @Nullable RankSet reached, long size) {
        this.ranks = ranks;
        this.keys = keys;
        this.states = states;
        this.reached = reached;
        this.size = size;
    }

    /** The same values, restricted to some ranks. */
    RankedTable of(RankSet some, long sizeOfSome) {
        return new RankedTable(ranks, keys, states, some, sizeOfSome);
    }

    /** The state of a rank, absent if it is not in this table. */
    private int state(int rank) {
        return reached == null || reached.has(rank) ? states.get(rank) : RankStates.ABSENT;
    }

    /** The ranks. */
    public PositionRanks ranks() {
        return ranks;
    }

    /** The {@link ValueCode} of the position of a rank, {@link ValueCode#NONE} if this table has none. */
    public int codeOfRank(int rank) {
        int state = state(rank);
        return state == RankStates.ABSENT ? ValueCode.NONE : Values.code(states.value(state));
    }

    @Override
    public long size() {
        return size;
    }

    @Override
    public int value(long position) {
        int rank = ranks.rank(position);
        return rank == PositionRanks.NONE ? 0 : states.value(state(rank));
    }

    @Override
    public void forEachPosition(LongConsumer visitor) {
        PositionRanks.OfThread walk = ranks.ofThread();
        int count = ranks.count();
        for (int rank = 0; rank < count; rank++) {
            if (state(rank) != RankStates.ABSENT) {
                visitor.accept(keys.key(walk.position(rank)));
            }
        }
    }
}
