package dev.solvable;

/**
 * What a move does with a piece, in a game in which pieces stand and move.
 *
 * @param kind the letter of the kind that is placed, a capital; {@link #ANY} where the move does not say it
 * @param from the cell that the piece leaves; -1 where it is placed
 * @param to the cell that it goes to; -1 where it leaves the board
 * @param taken how many other pieces it takes where it goes and on the way, 0 to 2: two where one is jumped over and
 *     one stands where it goes
 * @param removed the cell of the piece that is taken as well because the move completes a line; -1 where none is
 */
public record PieceStep(char kind, int from, int to, int taken, int removed) {
    /** A move that does not name a kind. */
    public static final char ANY = '*';

    /** A move that completes no line that takes. */
    public PieceStep(char kind, int from, int to, int taken) {
        this(kind, from, to, taken, -1);
    }

    /** A piece comes from the hand. */
    public static PieceStep placing(char kind, int to) {
        return new PieceStep(kind, -1, to, 0);
    }

    /** A piece on the board moves. */
    public static PieceStep moving(int from, int to, int taken) {
        return new PieceStep(ANY, from, to, taken);
    }

    /** The same move where it completes a line, and so takes the piece on a cell as well. */
    public PieceStep removing(int cell) {
        return new PieceStep(kind, from, to, taken, cell);
    }

    /** Whether the piece comes from the hand. */
    public boolean isPlaced() {
        return from < 0;
    }

    /** The cells that the piece leaves and goes to, as bits. */
    public long cells() {
        return (from < 0 ? 0 : 1L << from) | (to < 0 ? 0 : 1L << to);
    }
}
