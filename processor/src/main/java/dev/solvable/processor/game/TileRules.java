package dev.solvable.processor.game;

import dev.solvable.Player;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Each turn covers free cells with one tile.
 *
 * @param tiles all placements in the order of their pictures, then of their lists of cells; for each player a set of
 *     cells once; not empty
 * @param filled the character of a covered cell
 * @param empty the character of a free cell
 * @param partizan whether a tile of the declaration belongs to one player, so that a position has to say who is to
 *     move; also where that tile fits nowhere or the other player can do the same with another
 */
public record TileRules(List<Tile> tiles, char filled, char empty, boolean partizan) implements Rules {
    /** Copies the list. */
    public TileRules {
        tiles = List.copyOf(tiles);
    }

    /** Whether both players can cover the same cells in every position, whoever the tiles belong to. */
    public boolean sameForBoth() {
        return coveredBy(Player.FIRST).equals(coveredBy(Player.SECOND));
    }

    private Set<Long> coveredBy(Player player) {
        return tiles.stream()
                .filter(tile -> tile.by() == player || tile.by() == Player.EITHER)
                .map(Tile::cells)
                .collect(Collectors.toSet());
    }
}
