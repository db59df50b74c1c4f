/** Retrograde analysis of endless games: enumerates reachable positions, and spreads values back from terminal ones. */
@NullMarked
package dev.solvable.runtime.retrograde;

import org.jspecify.annotations.NullMarked;
