/** The tables of BENCHMARKS.md. */
@NullMarked
package dev.solvable.benchmarks.report;

import org.jspecify.annotations.NullMarked;
