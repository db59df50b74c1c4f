/** Solved tables: the values of a game's positions in files, written once and answered from ever after. */
@NullMarked
package dev.solvable.table;

import org.jspecify.annotations.NullMarked;
