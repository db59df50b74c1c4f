/** Tables of games with tiles: a score, a Grundy value or one bit for each set of taken cells. */
@NullMarked
package dev.solvable.runtime.sweep.tiles;

import org.jspecify.annotations.NullMarked;
