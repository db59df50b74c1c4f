/** The sample app: annotated games and three judge problems, all answered by generated solvers. */
@NullMarked
package dev.solvable.sample;

import org.jspecify.annotations.NullMarked;
