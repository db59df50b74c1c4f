/**
 * Searches: transposition tables, null windows, alpha-beta, threats, and threads that search together. What is public
 * here is called by the searches of other packages and extended by generated solvers.
 */
@NullMarked
package dev.solvable.runtime.search;

import org.jspecify.annotations.NullMarked;
