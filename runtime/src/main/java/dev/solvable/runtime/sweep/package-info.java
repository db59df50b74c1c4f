/** Retrograde analysis of whole games into one table: each move raises the number of a position. */
@NullMarked
package dev.solvable.runtime.sweep;

import org.jspecify.annotations.NullMarked;
