/** Positions with exactly one right move, for people to solve. */
@NullMarked
package dev.solvable.tool.puzzles;

import org.jspecify.annotations.NullMarked;
