/** Solvers of games in which moves take cells: games of tiles, and games with a move source. */
@NullMarked
package dev.solvable.processor.render.tiles;

import org.jspecify.annotations.NullMarked;
