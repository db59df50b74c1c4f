/** Retrograde analysis of endless games whose positions have ranks: values in an array by rank, and unmoves. */
@NullMarked
package dev.solvable.runtime.retrograde.ranked;

import org.jspecify.annotations.NullMarked;
