/** Writes the source of solvers. */
@NullMarked
package dev.solvable.processor.render;

import org.jspecify.annotations.NullMarked;
