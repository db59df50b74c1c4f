/** Compact formats of numbers, sorted positions and sets of ranks. */
@NullMarked
package dev.solvable.spark.bytes;

import org.jspecify.annotations.NullMarked;
