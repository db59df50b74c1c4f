/** Solved tables in folders, for the commands that answer from them. */
@NullMarked
package dev.solvable.tool.tables;

import org.jspecify.annotations.NullMarked;
