/** Solves games that are too large for one machine, on Apache Spark. */
@NullMarked
package dev.solvable.spark;

import org.jspecify.annotations.NullMarked;
