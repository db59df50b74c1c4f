package dev.solvable.benchmarks.interpreter;

/**
 * A board, cell i as bit i of each mask, and who is to move.
 *
 * @param first the cells of the first mark, or for games of one kind of mark the taken cells
 * @param second the cells of the second mark
 * @param firstToMove whether the first player is to move; true throughout where it makes no difference
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
