/** Search of games with lines to complete: forced moves, bounds by parity, and null windows. */
@NullMarked
package dev.solvable.runtime.search.threat;

import org.jspecify.annotations.NullMarked;
