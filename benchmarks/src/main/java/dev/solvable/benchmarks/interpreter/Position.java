package dev.solvable.benchmarks.interpreter;

/**
 * A board, cell i as bit i of each mask, and who is to move.
 *
 * @param first the cells of the first mark, or the taken cells if there is one kind of mark
 * @param second the cells of the second mark
 * @param firstToMove whether the first player is to move; always true if it makes no difference
 */
public record Position(long first, long second, boolean firstToMove) {
    /** Mixes all bits: the default of records would put neighbouring boards into a few buckets. */
    @Override
    public int hashCode() {
        long mixed = (first * 31 + second + (firstToMove ? 1 : 0)) * 0x9E37_79B9_7F4A_7C15L;
        return (int) (mixed >>> 32);
    }

    long taken() {
        return first | second;
    }
}
