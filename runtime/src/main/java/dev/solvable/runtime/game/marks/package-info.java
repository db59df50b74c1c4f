/** Rules of marks: lines and win checks, and the numbers of positions, as digits or as columns. */
@NullMarked
package dev.solvable.runtime.game.marks;

import org.jspecify.annotations.NullMarked;
