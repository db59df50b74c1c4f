/** The value of a position as a number: outcomes or scores, each with the plies to the end. */
@NullMarked
package dev.solvable.runtime.value;

import org.jspecify.annotations.NullMarked;
