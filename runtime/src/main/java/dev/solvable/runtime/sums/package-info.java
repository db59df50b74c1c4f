/**
 * Grundy values as sums of independent regions, and the solvers of games whose moves a method of the declaration lists.
 */
@NullMarked
package dev.solvable.runtime.sums;

import org.jspecify.annotations.NullMarked;
