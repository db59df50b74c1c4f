package dev.solvable.processor.proof;

/**
 * A move of a play and the board after it. Cell i is bit i.
 *
 * @param name the name of the move, such as {@code b2}
 * @param cells the cells that it fills
 * @param first the first kind of marks, or the taken cells, after the move
 * @param second the second kind of marks after the move; 0 where there is one kind
 */
public record Ply(String name, long cells, long first, long second) {}
