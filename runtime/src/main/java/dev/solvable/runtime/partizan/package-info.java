/** A search with proofs by counting for outcomes of games in which each player has their own tiles. */
@NullMarked
package dev.solvable.runtime.partizan;

import org.jspecify.annotations.NullMarked;
