/** Lines that a user or a file gives, and the complaint about what is wrong. */
@NullMarked
package dev.solvable.tool.input;

import org.jspecify.annotations.NullMarked;
