/** What kinds of retrograde analysis share: the threads that do it, and the values that it finds. */
@NullMarked
package dev.solvable.runtime.retrograde.analysis;

import org.jspecify.annotations.NullMarked;
