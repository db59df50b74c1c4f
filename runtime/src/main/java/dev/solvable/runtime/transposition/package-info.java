/** Transposition tables and other hash tables, how they grow, and lists of numbers with few bytes. */
@NullMarked
package dev.solvable.runtime.transposition;

import org.jspecify.annotations.NullMarked;
