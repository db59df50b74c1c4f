package dev.solvable.processor.game;

import java.util.List;

/**
 * Each turn covers free cells with one tile, the same tiles for both players.
 *
 * @param tiles all placements in the order of their pictures, then of their lists of cells; each set of cells once, not
 *     empty
 * @param filled the character of a covered cell
 * @param empty the character of a free cell
 */
public record TileRules(List<Tile> tiles, char filled, char empty) implements Rules {
    /** Copies the list. */
    public TileRules {
        tiles = List.copyOf(tiles);
    }
}
