/** Games of pieces that stand and move: their positions, texts and moves. */
@NullMarked
package dev.solvable.runtime.game.pieces;

import org.jspecify.annotations.NullMarked;
