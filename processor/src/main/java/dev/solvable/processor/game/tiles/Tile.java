package dev.solvable.processor.game.tiles;

import dev.solvable.Player;

/**
 * One placement of a tile: the cells that it covers.
 *
 * @param picture the number of the tile's picture, counted over all annotations of the game from 0
 * @param cells the covered cells, cell i as bit i; not empty
 * @param by who may lay it so
 */
public record Tile(int picture, long cells, Player by) {}
