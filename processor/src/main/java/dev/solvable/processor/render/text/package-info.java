/** Positions as text: reading them and writing them. */
@NullMarked
package dev.solvable.processor.render.text;

import org.jspecify.annotations.NullMarked;
