/** The commands. Each knows only its arguments and its output format; the answers come from solvers. */
@NullMarked
package dev.solvable.sample.command;

import org.jspecify.annotations.NullMarked;
