/** Solvers that fill a table of every position, a byte or a bit for each. */
@NullMarked
package dev.solvable.processor.render.sweep;

import org.jspecify.annotations.NullMarked;
