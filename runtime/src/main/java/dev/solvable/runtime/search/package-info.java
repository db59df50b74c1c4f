/** Common parts of searches: alpha-beta, teams of threads, their transposition tables, and known outcomes. */
@NullMarked
package dev.solvable.runtime.search;

import org.jspecify.annotations.NullMarked;
