/** Solvers of games of marks. */
@NullMarked
package dev.solvable.processor.render.marks;

import org.jspecify.annotations.NullMarked;
