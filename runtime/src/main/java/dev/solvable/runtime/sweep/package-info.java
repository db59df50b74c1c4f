/**
 * Retrograde analysis: the values of all positions of a game at once, from its end backwards. Every move raises the
 * number of the position, so what it leads to is known before.
 */
@NullMarked
package dev.solvable.runtime.sweep;

import org.jspecify.annotations.NullMarked;
