/** A game of a person against perfect play: what was played so far, and what a typed move means. */
@NullMarked
package dev.solvable.tool.play;

import org.jspecify.annotations.NullMarked;
