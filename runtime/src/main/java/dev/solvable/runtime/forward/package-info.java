/** Solvers of games that cannot return to a position: depth-first enumeration, or a search from the given position. */
@NullMarked
package dev.solvable.runtime.forward;

import org.jspecify.annotations.NullMarked;
