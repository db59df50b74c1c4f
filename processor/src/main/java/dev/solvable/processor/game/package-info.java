/** The checked, immutable game, and the checks themselves, independent of any compiler. */
@NullMarked
package dev.solvable.processor.game;

import org.jspecify.annotations.NullMarked;
