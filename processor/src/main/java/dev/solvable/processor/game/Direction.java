package dev.solvable.processor.game;

/** Which way on the board is forward for a player; mirrors {@code dev.solvable.Direction}. */
public enum Direction {
    NORTH(-1, 0),
    EAST(0, 1),
    SOUTH(1, 0),
    WEST(0, -1);

    private final int down;
    private final int right;

    Direction(int down, int right) {
        this.down = down;
        this.right = right;
    }

    /** How many rows further down the next square ahead is. */
    public int down() {
        return down;
    }

    /** How many columns further to the right the next square ahead is. */
    public int right() {
        return right;
    }
}
