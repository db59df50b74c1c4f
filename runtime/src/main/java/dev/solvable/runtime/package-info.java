/**
 * The parts of every generated solver: shell, board, texts, positions and rules of play.
 *
 * <p>Types marked {@link dev.solvable.runtime.ForGeneratedCode}, and all types of the packages below, are for generated
 * solvers. They may change with each version of the runtime. Other types are for all callers.
 */
@NullMarked
package dev.solvable.runtime;

import org.jspecify.annotations.NullMarked;
