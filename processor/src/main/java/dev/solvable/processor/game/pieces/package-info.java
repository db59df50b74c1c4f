/** Games in which pieces stand and move. */
@NullMarked
package dev.solvable.processor.game.pieces;

import org.jspecify.annotations.NullMarked;
