/** Rules of tiles and move sources: which cells a move takes, and which positions play can reach. */
@NullMarked
package dev.solvable.runtime.game.tiles;

import org.jspecify.annotations.NullMarked;
