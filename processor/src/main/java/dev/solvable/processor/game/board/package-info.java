/** The board of a game and the parts that all kinds of rules share. */
@NullMarked
package dev.solvable.processor.game.board;

import org.jspecify.annotations.NullMarked;
