/** How the pieces of a game are numbered and become a position. */
@NullMarked
package dev.solvable.runtime.game.pieces.code;

import org.jspecify.annotations.NullMarked;
