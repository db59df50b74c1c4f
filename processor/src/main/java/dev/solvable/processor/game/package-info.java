/**
 * The checked, immutable game, and the checks themselves, independent of any compiler. All collections of a game and
 * its rules are unmodifiable.
 */
@NullMarked
package dev.solvable.processor.game;

import org.jspecify.annotations.NullMarked;
