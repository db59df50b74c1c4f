/** The contests: pieces of work, and the programs that are compared on them. */
@NullMarked
package dev.solvable.benchmarks.contest;

import org.jspecify.annotations.NullMarked;
