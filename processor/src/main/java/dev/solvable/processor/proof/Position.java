package dev.solvable.processor.proof;

import org.jspecify.annotations.Nullable;

/**
 * A position of a game that is played at compile time.
 *
 * @param first the first kind of marks, or the taken cells; cell i as bit i
 * @param second the second kind of marks
 * @param firstMoves whether the first player is to move
 */
record Position(long first, long second, boolean firstMoves) {
    static final Position START = new Position(0, 0, true);

    // Equality is written out: to link a record's own at its first call takes a cold compiler longer than most proofs.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Position position
                && first == position.first
                && second == position.second
                && firstMoves == position.firstMoves;
    }

    @Override
    public int hashCode() {
        return (31 * Long.hashCode(first) + Long.hashCode(second)) * 31 + Boolean.hashCode(firstMoves);
    }

    long taken() {
        return first | second;
    }
}
