/** Grundy values as sums of independent regions, and solvers of games of tiles that use them. */
@NullMarked
package dev.solvable.runtime.sums;

import org.jspecify.annotations.NullMarked;
