/** The parts that all retrograde analyses share: crews of threads, tables and values. */
@NullMarked
package dev.solvable.runtime.retrograde.analysis;

import org.jspecify.annotations.NullMarked;
