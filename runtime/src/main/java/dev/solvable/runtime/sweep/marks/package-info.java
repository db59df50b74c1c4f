/** Tables of games with marks: a score or a Grundy value for each filling. */
@NullMarked
package dev.solvable.runtime.sweep.marks;

import org.jspecify.annotations.NullMarked;
