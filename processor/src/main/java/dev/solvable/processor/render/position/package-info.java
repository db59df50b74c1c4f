/**
 * What a position is to callers of a solver: its encoding, its lines and its moves, and which positions play can reach.
 */
@NullMarked
package dev.solvable.processor.render.position;

import org.jspecify.annotations.NullMarked;
