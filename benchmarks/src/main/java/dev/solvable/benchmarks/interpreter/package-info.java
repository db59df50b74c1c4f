/** The alternative to code generation: one program for all games, which reads the rules at run time. */
@NullMarked
package dev.solvable.benchmarks.interpreter;

import org.jspecify.annotations.NullMarked;
