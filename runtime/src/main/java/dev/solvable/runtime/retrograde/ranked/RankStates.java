package dev.solvable.runtime.retrograde.ranked;

import dev.solvable.Outcome;
import dev.solvable.runtime.retrograde.analysis.Values;
import dev.solvable.runtime.value.ValueCode;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * What is known of the position of each rank, as a number: {@link #ABSENT}; then how many of its moves are not known to
 * lose; then its value. A byte holds it until a distance is too great; then two bytes do.
 */
abstract class RankStates {
    /** Play does not lead there, as far as it is known. */
    static final int ABSENT = 0;

    /** The most moves of a position. */
    final int mostMoves;

    /** The state of what is lost in 0 plies; a draw has one more, a win two. */
    private final int firstDecided;

    /** Whether the game can end in a draw. */
    boolean hasDraws;

    RankStates(int mostMoves) {
        this.mostMoves = mostMoves;
        this.firstDecided = mostMoves + 1;
    }

    /** States with a byte for each rank where that has room for the number of moves. */
    static RankStates of(int ranks, int mostMoves) {
        return isSmall(mostMoves) ? new OfBytes(new byte[ranks], mostMoves) : new OfChars(new char[ranks], mostMoves);
    }

    private static boolean isSmall(int mostMoves) {
        return mostMoves <= OfBytes.MAX / 2;
    }

    /** The bytes that states take at most: while they get more room, those of one byte and those of two are there. */
    static long mostBytes(int ranks) {
        return (1L + Character.BYTES) * ranks;
    }

    abstract int get(int rank);

    abstract void set(int rank, int state);

    /** Sets a state where it is still another one, which other threads may have changed. */
    abstract boolean compareAndSet(int rank, int expected, int state);

    /** The first rank from one on, but before another, with one of two states that are not 0; the latter if none. */
    abstract int next(int from, int to, int state, int other);

    /** Whether there is a state for every value with this distance. */
    abstract boolean holds(int distance);

    /** The same states with room for all distances. */
    abstract RankStates widened();

    /**
     * The state of a position once it is told of the value of one of its successors; what has a value keeps it. There
     * is no branch: whether a position has a value yet, or more moves, cannot be foretold.
     *
     * @param isWon whether the successor is won, so that there is one move less that is not known to lose
     * @param decided the state of the position if the value follows
     */
    final int told(int state, boolean isWon, int decided) {
        int open = (-state & state - firstDecided) >> 31;
        int more = isWon ? 1 - state >> 31 : 0;
        return state + (open & (more | ~more & decided - state));
    }

    /** 1 where a position had no value and has one now, else 0. */
    final int decisions(int state, int told) {
        return (state - firstDecided & firstDecided - 1 - told) >>> 31;
    }

    /** Says that the game can end in a draw: until then draws have no states but those of ends. */
    final void addDraws() {
        hasDraws = true;
    }

    /**
     * The state of a value. Ends come first; without draws each further ply has two states, which leaves more plies.
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

    /** A byte for each rank. */
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

        /** Eight at a time: a byte is 0 where taking 1 away turns its upper bit on. */
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

    /** Two bytes for each rank. */
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
