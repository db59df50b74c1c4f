/** Searches of games with tiles by their taken cells: for scores, with or without known outcomes, and Grundy values. */
@NullMarked
package dev.solvable.runtime.search.tiles;

import org.jspecify.annotations.NullMarked;
