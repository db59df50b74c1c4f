/** The checked, immutable game, and the checks that lead there. Nothing here knows of a compiler. */
@NullMarked
package dev.solvable.processor.game;

import org.jspecify.annotations.NullMarked;
