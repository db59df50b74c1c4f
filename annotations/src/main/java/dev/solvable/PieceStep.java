package dev.solvable;

/**
 * What a move does with a piece, in a game in which pieces stand and move.
 *
 * @param kind the letter of the kind that is placed, a capital; {@link #ANY} where the move does not name it
 * @param from the cell that the piece leaves; -1 where it is placed
 * @param to the cell that it goes to; -1 where it leaves the board
 * @param taken how many other pieces it takes, 0 to 2: one that it jumps over, and one on the cell that it goes to
 * @param removed the cell of the piece that is also taken because the move completes a line; -1 where none is
 */
public record PieceStep(char kind, int from, int to, int taken, int removed) {
    /** A move that does not name a kind. */
    public static final char ANY = '*';

    /** A move that takes no piece by completing a line. */
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

    /** The same move, which also takes the piece on a cell by completing a line. */
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
