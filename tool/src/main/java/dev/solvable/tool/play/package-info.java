/** A game of a person against perfect play: the moves so far, and the reading of typed moves. */
@NullMarked
package dev.solvable.tool.play;

import org.jspecify.annotations.NullMarked;
