/**
 * What every generated solver is made of: its shell, its board and the text of it, positions and rules of play.
 *
 * <p>Types marked {@link dev.solvable.runtime.ForGeneratedCode} are there for solvers that the Solvable processor wrote
 * against this version of the runtime, and change with it; what is not marked is for everybody.
 */
@NullMarked
package dev.solvable.runtime;

import org.jspecify.annotations.NullMarked;
