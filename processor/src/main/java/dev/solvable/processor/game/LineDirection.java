package dev.solvable.processor.game;

/** A direction in which straight lines run over the grid. */
enum LineDirection {
    ROW(0, 1, "rows"),
    COLUMN(1, 0, "columns"),
    FALLING_DIAGONAL(1, 1, "diagonals"),
    RISING_DIAGONAL(-1, 1, "diagonals");

    private final int down;
    private final int right;
    private final String plural;

    LineDirection(int down, int right, String plural) {
        this.down = down;
        this.right = right;
        this.plural = plural;
    }

    /** How many rows further down the next square of a line is. */
    int down() {
        return down;
    }

    /** How many columns further to the right the next square of a line is. */
    int right() {
        return right;
    }

    /** What lines of this direction are called in a declaration. */
    String plural() {
        return plural;
    }
}
