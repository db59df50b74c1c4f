/** The games that a program offers, and the sources that were packed beside their solvers. */
@NullMarked
package dev.solvable.tool.games;

import org.jspecify.annotations.NullMarked;
