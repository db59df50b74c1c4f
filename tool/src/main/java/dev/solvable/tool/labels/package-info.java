/** Positions with their values, for programs that learn from them or are graded by them. */
@NullMarked
package dev.solvable.tool.labels;

import org.jspecify.annotations.NullMarked;
