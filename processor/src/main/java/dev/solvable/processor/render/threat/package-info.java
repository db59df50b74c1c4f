/** Solvers of games won by lines of own marks: the search for threats. */
@NullMarked
package dev.solvable.processor.render.threat;

import org.jspecify.annotations.NullMarked;
