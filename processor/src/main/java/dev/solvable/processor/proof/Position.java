package dev.solvable.processor.proof;

/**
 * A position of a game that is played at compile time.
 *
 * @param first the first kind of marks, or the taken cells; cell i as bit i
 * @param second the second kind of marks
 * @param firstMoves whether the first player is to move
 */
record Position(long first, long second, boolean firstMoves) {
    static final Position START = new Position(0, 0, true);

    long taken() {
        return first | second;
    }
}
