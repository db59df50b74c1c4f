/**
 * Command line, analysis and web explorer for any solvers. A {@link dev.solvable.tool.Program} is given its
 * {@link dev.solvable.tool.games.Games} by a main of few lines.
 */
@NullMarked
package dev.solvable.tool;

import org.jspecify.annotations.NullMarked;
