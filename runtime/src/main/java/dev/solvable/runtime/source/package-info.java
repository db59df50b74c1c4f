/** Solvers of games whose moves are listed by a method of the declaration when a solver is created. */
@NullMarked
package dev.solvable.runtime.source;

import org.jspecify.annotations.NullMarked;
