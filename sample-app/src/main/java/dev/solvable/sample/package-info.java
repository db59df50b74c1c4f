/** The sample app: annotated games, three judge problems and a command line, all answered by generated solvers. */
@NullMarked
package dev.solvable.sample;

import org.jspecify.annotations.NullMarked;
