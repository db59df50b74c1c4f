/** Outcomes of games in which each player has tiles of their own: a search with proofs by counting. */
@NullMarked
package dev.solvable.runtime.partizan;

import org.jspecify.annotations.NullMarked;
