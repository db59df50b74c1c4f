/** What a state is inside a search or a sweep, and what a move does to it, for each kind of game. */
@NullMarked
package dev.solvable.processor.render.state;

import org.jspecify.annotations.NullMarked;
