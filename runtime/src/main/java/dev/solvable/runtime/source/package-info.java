/** Solvers of games whose moves a method of the declaration lists when a solver is made. */
@NullMarked
package dev.solvable.runtime.source;

import org.jspecify.annotations.NullMarked;
