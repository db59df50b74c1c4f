/** Tables from keys of positions to what is known of them, and how they grow. */
@NullMarked
package dev.solvable.runtime.transposition;

import org.jspecify.annotations.NullMarked;
