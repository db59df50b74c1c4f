package dev.solvable.processor.proof;

import java.util.List;

/**
 * A move of a play and the board after it. Cell i is bit i.
 *
 * @param name the name of the move, such as {@code b2}
 * @param byFirst whether the first player makes it
 * @param cells the cells that it fills; of a piece that moves, those that it leaves and comes to
 * @param first the first kind of marks, or the taken cells, or the first player's pieces, after the move
 * @param second the second kind of marks, or the second player's pieces, after the move; 0 where there is one kind
 * @param planes the pieces of each plane after the move, in a game of pieces
 */
public record Ply(String name, boolean byFirst, long cells, long first, long second, List<Long> planes) {
    /** Copies the list. */
    public Ply {
        planes = List.copyOf(planes);
    }

    /** A move of a game without pieces. */
    Ply(String name, boolean byFirst, long cells, long first, long second) {
        this(name, byFirst, cells, first, second, List.of());
    }
}
