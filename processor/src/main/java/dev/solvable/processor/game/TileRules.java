package dev.solvable.processor.game;

import java.util.List;

/**
 * Each turn covers free cells with one tile.
 *
 * @param tiles all placements in the order of their pictures, then of their lists of cells; for each player a set of
 *     cells once; not empty
 * @param filled the character of a covered cell
 * @param empty the character of a free cell
 */
public record TileRules(List<Tile> tiles, char filled, char empty) implements Rules {
    /** Copies the list. */
    public TileRules {
        tiles = List.copyOf(tiles);
    }

    /** Whether the players have different tiles, so that a position has to say who is to move. */
    public boolean partizan() {
        return tiles.stream().anyMatch(tile -> tile.by() != Player.EITHER);
    }
}
