/** Solvers of games whose moves a method of the declaration lists. */
@NullMarked
package dev.solvable.processor.render.source;

import org.jspecify.annotations.NullMarked;
