package dev.solvable.processor.proof;

/**
 * A move from a position.
 *
 * @param name what solvers call it
 * @param after the position after it
 * @param ends whether it completes a line
 */
record Move(String name, Position after, boolean ends) {}
