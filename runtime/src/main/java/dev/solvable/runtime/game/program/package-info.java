/** Games whose rules are a program. */
@NullMarked
package dev.solvable.runtime.game.program;

import org.jspecify.annotations.NullMarked;
