/** The board of a game and what every kind of rules builds on. */
@NullMarked
package dev.solvable.processor.game.board;

import org.jspecify.annotations.NullMarked;
