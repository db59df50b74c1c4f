package dev.solvable.processor.render.pieces;

/**
 * Moves of the pieces of a plane over empty cells in one direction, over any number of cells.
 *
 * @param plane what moves
 * @param whenLeft how many pieces the player must have on the board; 0 where any number will do
 * @param begins the cells that have a next one in this direction, cell i as bit i
 * @param to how many cells further on the next one is
 * @param most the most cells that a piece can come to
 * @param stops where a piece may stop
 */
record Slide(int plane, int whenLeft, long begins, int to, int most, Stops stops) {
    /** Where a piece may stop. */
    enum Stops {
        /** On each cell that it comes to. */
        ANYWHERE,
        /** On the last one. */
        AT_THE_END,
        /** On each one, if the cell behind where it begins is blocked: {@link #AT_THE_END} taken back. */
        FROM_THE_END,
        /** On an enemy, which is taken. */
        ON_AN_ENEMY,
        /** On each one, with an enemy where it began: a slide onto an enemy that is taken back. */
        FROM_AN_ENEMY
    }
}
