/** Games of tiles, and games with a move source: each move fills cells. */
@NullMarked
package dev.solvable.processor.game.tiles;

import org.jspecify.annotations.NullMarked;
