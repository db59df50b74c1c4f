/** Tables from keys of positions to what is known of them, how they grow, and numbers of few bytes. */
@NullMarked
package dev.solvable.runtime.transposition;

import org.jspecify.annotations.NullMarked;
