/** Solvers that take a position apart into regions and add up their nimbers. */
@NullMarked
package dev.solvable.processor.render.sums;

import org.jspecify.annotations.NullMarked;
