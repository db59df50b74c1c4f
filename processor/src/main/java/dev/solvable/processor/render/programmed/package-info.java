/** Solvers of games whose rules are a program. */
@NullMarked
package dev.solvable.processor.render.programmed;

import org.jspecify.annotations.NullMarked;
