package dev.solvable.runtime.pieces;

/**
 * What a player does with a piece.
 *
 * @param kind the letter of its kind where it is placed and the kind matters, a capital; else {@link #ANY}
 * @param from the cell that it leaves; -1 where it is placed
 * @param to the cell that it goes to; -1 where it leaves the board
 * @param taken how many other pieces are taken, 0 to 2: two where one is jumped over and one stands where it goes
 */
record PieceStep(char kind, int from, int to, int taken) {
    static final char ANY = '*';

    static PieceStep placing(char kind, int to) {
        return new PieceStep(kind, -1, to, 0);
    }

    static PieceStep moving(int from, int to, int taken) {
        return new PieceStep(ANY, from, to, taken);
    }

    /** Whether the piece comes from the hand. */
    boolean placed() {
        return from < 0;
    }

    /** The cells that the piece leaves and goes to, as bits. */
    long cells() {
        return (from < 0 ? 0 : 1L << from) | (to < 0 ? 0 : 1L << to);
    }
}
