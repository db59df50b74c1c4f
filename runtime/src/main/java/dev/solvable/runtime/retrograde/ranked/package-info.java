/** Endless games whose positions have ranks: values in an array by rank, and moves that are taken back. */
@NullMarked
package dev.solvable.runtime.retrograde.ranked;

import org.jspecify.annotations.NullMarked;
