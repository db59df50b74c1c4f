package dev.solvable.processor.proof;

/**
 * A move from a position.
 *
 * @param mark the mark in the move's name, empty where there is but one
 * @param cells the cells that it fills
 * @param after the position after it
 * @param ends whether it completes a line
 */
record Move(String mark, long cells, Position after, boolean ends) {}
