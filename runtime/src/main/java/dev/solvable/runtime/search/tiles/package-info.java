/** Search of games with tiles by their taken cells: scores, scores within known outcomes, and Grundy values. */
@NullMarked
package dev.solvable.runtime.search.tiles;

import org.jspecify.annotations.NullMarked;
