package dev.solvable.processor.game;

/** A symmetry of a game of pieces: it takes positions to positions of the same worth for the player to move. */
public final class PieceSymmetry {
    private final int[] cells;
    private final int[] planes;
    private final boolean exchanges;
    private final boolean keepsStart;

    /** Keeps the arrays, which nobody may change. */
    PieceSymmetry(int[] cells, int[] planes, boolean exchanges, boolean keepsStart) {
        this.cells = cells;
        this.planes = planes;
        this.exchanges = exchanges;
        this.keepsStart = keepsStart;
    }

    /** For each cell the one that it goes to. */
    public int[] cells() {
        return cells;
    }

    /** For each plane, see {@link PieceRules}, the one that it becomes. */
    public int[] planes() {
        return planes;
    }

    /** Whether the players are exchanged, and with them who is to move. */
    public boolean exchanges() {
        return exchanges;
    }

    /** Whether it takes the start to itself, and so reachable positions to reachable ones. */
    public boolean keepsStart() {
        return keepsStart;
    }
}
