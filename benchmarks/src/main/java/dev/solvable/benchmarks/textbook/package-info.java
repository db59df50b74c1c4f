/** What a good student, and for BLOCKGAME an expert, writes for one game by hand. */
@NullMarked
package dev.solvable.benchmarks.textbook;

import org.jspecify.annotations.NullMarked;
