/** Numbers, sorted positions and sets of ranks, in few bytes. */
@NullMarked
package dev.solvable.spark.bytes;

import org.jspecify.annotations.NullMarked;
