/** Games whose rules are a program. */
@NullMarked
package dev.solvable.processor.game.program;

import org.jspecify.annotations.NullMarked;
