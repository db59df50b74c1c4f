/** Programs for one game each, as written by hand by a good student, or for BLOCKGAME by an expert. */
@NullMarked
package dev.solvable.benchmarks.textbook;

import org.jspecify.annotations.NullMarked;
