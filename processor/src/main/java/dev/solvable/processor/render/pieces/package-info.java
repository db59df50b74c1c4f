/** Solvers of games of pieces that stand and move. */
@NullMarked
package dev.solvable.processor.render.pieces;

import org.jspecify.annotations.NullMarked;
