/** Solvers of games in which moves take cells: of tiles, and of moves that a method of the declaration lists. */
@NullMarked
package dev.solvable.processor.render.tiles;

import org.jspecify.annotations.NullMarked;
