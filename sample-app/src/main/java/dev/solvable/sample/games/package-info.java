/**
 * The games of the app: each a small class of annotations, or a program, from which the compiler writes the solver
 * beside it. {@link dev.solvable.sample.games.GameCatalog} is the entry; declarations and solvers are package-private.
 */
@NullMarked
package dev.solvable.sample.games;

import org.jspecify.annotations.NullMarked;
