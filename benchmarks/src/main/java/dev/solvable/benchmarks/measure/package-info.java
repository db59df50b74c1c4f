/** How it is measured: by JMH, in fresh processes, and in the compiler. */
@NullMarked
package dev.solvable.benchmarks.measure;

import org.jspecify.annotations.NullMarked;
