/** What all searches share: alpha-beta in null windows, the loop of the threads of a team, and known outcomes. */
@NullMarked
package dev.solvable.runtime.search;

import org.jspecify.annotations.NullMarked;
