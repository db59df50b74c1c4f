package dev.solvable.runtime.retrograde.ranked;

import dev.solvable.Outcome;
import dev.solvable.runtime.retrograde.analysis.Values;
import dev.solvable.runtime.value.ValueCode;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * The state of each rank's position, as a number: {@link #ABSENT}; then, for an open position, the number of moves not
 * known to lose; above these, its value. A state takes a byte until a distance is too great, then two bytes.
 */
abstract class RankStates {
    /** The state of a rank without a position, or whose position is not in the table. */
    static final int ABSENT = 0;

    final int mostMoves;

    /** The state of a loss in 0 plies; a draw has one more, a win two more. */
    private final int firstDecided;

    /** Whether the game can end in a draw. Before it is set, only terminal draws have a state. */
    boolean hasDraws;

    RankStates(int mostMoves) {
        this.mostMoves = mostMoves;
        this.firstDecided = mostMoves + 1;
    }

    /** States with a byte for each rank if that has room for the number of moves, else with two bytes. */
    static RankStates of(int ranks, int mostMoves) {
        return mostMoves <= OfBytes.MAX / 2
                ? new OfBytes(new byte[ranks], mostMoves)
                : new OfChars(new char[ranks], mostMoves);
    }

    /** The maximum bytes of states: while they are widened, those of one byte and those of two coexist. */
    static long mostBytes(int ranks) {
        return (1L + Character.BYTES) * ranks;
    }

    abstract int get(int rank);

    abstract void set(int rank, int state);

    abstract boolean compareAndSet(int rank, int expected, int state);

    /** The first rank in a range with one of two states, neither of them 0; the end of the range if there is none. */
    abstract int next(int from, int to, int state, int other);

    /** Whether there is a state for every value with this distance. */
    abstract boolean holds(int distance);

    /** The same states with room for all distances. */
    abstract RankStates widened();

    /**
     * The state of a position after the value of one of its successors is known. A decided position keeps its state.
     * The code has no branches, as they would be unpredictable.
     *
     * @param isWon whether the successor is won for its mover, so that one more move is known to lose
     * @param decided the state of the position if this decides it
     */
    final int told(int state, boolean isWon, int decided) {
        int open = (-state & state - firstDecided) >> 31;
        int more = isWon ? 1 - state >> 31 : 0;
        return state + (open & (more | ~more & decided - state));
    }

    /** 1 if the change of state decided the position, else 0. */
    final int decisions(int state, int told) {
        return (state - firstDecided & firstDecided - 1 - told) >>> 31;
    }

    /**
     * The state of a value. Terminal ones come first. Without draws a ply has two states only, which leaves room for
     * more plies.
     */
    final int decided(Outcome outcome, int distance) {
        int rank = ValueCode.rank(outcome);
        return hasDraws || distance == 0
                ? firstDecided + ValueCode.OUTCOMES * distance + rank
                : firstDecided + ValueCode.OUTCOMES + 2 * (distance - 1) + (rank >> 1);
    }

    /** The value of a state, see {@link Values}. */
    final int value(int state) {
        if (state < firstDecided) {
            return state;
        }
        int code = state - firstDecided;
        if (!hasDraws && code >= ValueCode.OUTCOMES) {
            int later = code - ValueCode.OUTCOMES;
            code = ValueCode.OUTCOMES * (1 + later / 2) + (later % 2) * 2;
        }
        return ~(code + ValueCode.of(Outcome.LOSS, 0));
    }

    private static final class OfBytes extends RankStates {
        private static final int MAX = 0xFF;

        private static final VarHandle BYTES = MethodHandles.arrayElementVarHandle(byte[].class);
        private static final VarHandle LONGS =
                MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
        private static final long LOW = 0x0101_0101_0101_0101L;

        private final byte[] states;

        OfBytes(byte[] states, int mostMoves) {
            super(mostMoves);
            this.states = states;
        }

        @Override
        int get(int rank) {
            return states[rank] & MAX;
        }

        @Override
        void set(int rank, int state) {
            states[rank] = (byte) state;
        }

        @Override
        boolean compareAndSet(int rank, int expected, int state) {
            return BYTES.compareAndSet(states, rank, (byte) expected, (byte) state);
        }

        /** Compares eight bytes at a time: subtracting 1 sets the upper bit of a byte that was 0. */
        @Override
        int next(int from, int to, int state, int other) {
            long states8 = LOW * state;
            long others8 = LOW * other;
            int rank = from;
            for (; rank + Long.BYTES <= to; rank += Long.BYTES) {
                long here = (long) LONGS.get(states, rank);
                long one = here ^ states8;
                long two = here ^ others8;
                long zeros = ((one - LOW & ~one) | (two - LOW & ~two)) & LOW << 7;
                if (zeros != 0) {
                    return rank + (Long.numberOfTrailingZeros(zeros) >>> 3);
                }
            }
            while (rank < to && get(rank) != state && get(rank) != other) {
                rank++;
            }
            return rank;
        }

        @Override
        boolean holds(int distance) {
            return decided(Outcome.WIN, distance) <= MAX;
        }

        @Override
        RankStates widened() {
            char[] wide = new char[states.length];
            for (int rank = 0; rank < wide.length; rank++) {
                wide[rank] = (char) get(rank);
            }
            OfChars widened = new OfChars(wide, mostMoves);
            widened.hasDraws = hasDraws;
            return widened;
        }
    }

    private static final class OfChars extends RankStates {
        private static final VarHandle CHARS = MethodHandles.arrayElementVarHandle(char[].class);

        private final char[] states;

        OfChars(char[] states, int mostMoves) {
            super(mostMoves);
            this.states = states;
        }

        @Override
        int get(int rank) {
            return states[rank];
        }

        @Override
        void set(int rank, int state) {
            states[rank] = (char) state;
        }

        @Override
        boolean compareAndSet(int rank, int expected, int state) {
            return CHARS.compareAndSet(states, rank, (char) expected, (char) state);
        }

        @Override
        int next(int from, int to, int state, int other) {
            int rank = from;
            while (rank < to && states[rank] != state && states[rank] != other) {
                rank++;
            }
            return rank;
        }

        @Override
        boolean holds(int distance) {
            return decided(Outcome.WIN, distance) <= Character.MAX_VALUE;
        }

        @Override
        RankStates widened() {
            throw new IllegalStateException("a distance is greater than any value");
        }
    }
}
