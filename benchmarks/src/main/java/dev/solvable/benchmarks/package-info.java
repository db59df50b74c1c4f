/** The benchmarks: {@link dev.solvable.benchmarks.Benchmarks} measures everything and writes the tables. */
@NullMarked
package dev.solvable.benchmarks;

import org.jspecify.annotations.NullMarked;
