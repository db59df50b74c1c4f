/** Games of the benchmarks' own, and which games of the app are played from where. */
@NullMarked
package dev.solvable.benchmarks.games;

import org.jspecify.annotations.NullMarked;
