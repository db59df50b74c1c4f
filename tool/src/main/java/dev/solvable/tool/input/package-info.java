/** Reads lines of input, and reports what is wrong with them. */
@NullMarked
package dev.solvable.tool.input;

import org.jspecify.annotations.NullMarked;
