/** Measurements by JMH, in fresh processes, and of the compiler. */
@NullMarked
package dev.solvable.benchmarks.measure;

import org.jspecify.annotations.NullMarked;
