/** The drawing of a board: its cells, the links between them, and the sides that a player connects. */
@NullMarked
package dev.solvable.tool.web.drawing;

import org.jspecify.annotations.NullMarked;
