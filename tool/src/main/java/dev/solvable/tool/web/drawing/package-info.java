/** How the page draws a board: its cells, the links between them, and the sides that a player joins. */
@NullMarked
package dev.solvable.tool.web.drawing;

import org.jspecify.annotations.NullMarked;
