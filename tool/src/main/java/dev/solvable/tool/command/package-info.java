/** The commands: thin, each knows its arguments and the shape of what it prints. What they say comes from solvers. */
@NullMarked
package dev.solvable.tool.command;

import org.jspecify.annotations.NullMarked;
