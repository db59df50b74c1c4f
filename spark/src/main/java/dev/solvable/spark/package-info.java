/** Solving what one machine cannot hold, on Apache Spark. */
@NullMarked
package dev.solvable.spark;

import org.jspecify.annotations.NullMarked;
