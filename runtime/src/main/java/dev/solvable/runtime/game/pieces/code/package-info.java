/** The pieces of a game, and the encodings of its positions. */
@NullMarked
package dev.solvable.runtime.game.pieces.code;

import org.jspecify.annotations.NullMarked;
