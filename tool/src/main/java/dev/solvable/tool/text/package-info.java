/** What commands print: boards, the values of moves, and rows with aligned columns. */
@NullMarked
package dev.solvable.tool.text;

import org.jspecify.annotations.NullMarked;
