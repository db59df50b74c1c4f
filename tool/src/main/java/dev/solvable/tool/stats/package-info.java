/** What can happen in a game under any play: how many positions there are after each ply, and what they are worth. */
@NullMarked
package dev.solvable.tool.stats;

import org.jspecify.annotations.NullMarked;
