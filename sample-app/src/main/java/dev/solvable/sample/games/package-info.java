/**
 * The games of the app: a small class of annotations each, or of two a program, from which the compiler writes the
 * solver beside it. {@link dev.solvable.sample.games.GameCatalog} is the way in; declarations and solvers stay
 * package-private.
 */
@NullMarked
package dev.solvable.sample.games;

import org.jspecify.annotations.NullMarked;
