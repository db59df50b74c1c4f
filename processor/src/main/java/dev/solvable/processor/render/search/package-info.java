/** Solvers that search from the position asked about, with a cache of what was found. */
@NullMarked
package dev.solvable.processor.render.search;

import org.jspecify.annotations.NullMarked;
