/** What the compiler finds out about a game by playing it itself: its result, and whether that is what was expected. */
@NullMarked
package dev.solvable.processor.proof;

import org.jspecify.annotations.NullMarked;
