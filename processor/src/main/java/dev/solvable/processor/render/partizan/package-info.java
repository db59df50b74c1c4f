/** The search for outcomes of tile games in which each player has tiles of their own. */
@NullMarked
package dev.solvable.processor.render.partizan;

import org.jspecify.annotations.NullMarked;
