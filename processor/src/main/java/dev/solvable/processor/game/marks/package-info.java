/** Games of marks, and the lines that end games. */
@NullMarked
package dev.solvable.processor.game.marks;

import org.jspecify.annotations.NullMarked;
