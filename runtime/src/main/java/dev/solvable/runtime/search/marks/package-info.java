/** Alpha-beta search of games with marks, and the keys of their positions. */
@NullMarked
package dev.solvable.runtime.search.marks;

import org.jspecify.annotations.NullMarked;
