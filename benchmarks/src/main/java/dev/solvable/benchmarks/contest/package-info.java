/** What is measured: pieces of work, and the programs that do each of them. */
@NullMarked
package dev.solvable.benchmarks.contest;

import org.jspecify.annotations.NullMarked;
