/** Statistics of a game's reachable positions: how many there are after each ply, and their values. */
@NullMarked
package dev.solvable.tool.stats;

import org.jspecify.annotations.NullMarked;
