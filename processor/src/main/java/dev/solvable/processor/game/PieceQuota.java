package dev.solvable.processor.game;

import java.util.List;

/**
 * A player with fewer pieces than so many, on the board and in hand, has lost.
 *
 * @param planes what counts, of one player; not empty; see {@link PieceRules}
 * @param than the number that the player needs, at least 1
 */
public record PieceQuota(List<Integer> planes, int than) {
    /** Copies the list. */
    public PieceQuota {
        planes = List.copyOf(planes);
    }

    /** Whether it is the first player who needs them. */
    public boolean ofFirst() {
        return planes.get(0) % 2 == 0;
    }
}
