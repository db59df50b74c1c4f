/** Endless games: the reachable positions enumerated, and values spread from the ends backwards. */
@NullMarked
package dev.solvable.runtime.retrograde;

import org.jspecify.annotations.NullMarked;
