/**
 * Games that cannot return to a position: enumerated depth first, or searched from the position that is asked about.
 */
@NullMarked
package dev.solvable.runtime.forward;

import org.jspecify.annotations.NullMarked;
