/** Numbers without gaps for sets of cells, and for arrangements of pieces up to symmetry. */
@NullMarked
package dev.solvable.runtime.game.pieces.ranks;

import org.jspecify.annotations.NullMarked;
