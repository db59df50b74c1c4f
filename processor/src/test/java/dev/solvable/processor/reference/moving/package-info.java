/**
 * The interpreter of declarations for games of pieces. Beside it are such declarations: of published games, random
 * ones, and ones that the processor must refuse.
 *
 * <p>The interpreter is {@link dev.solvable.processor.reference.moving.MovingGame} (what was declared),
 * {@link dev.solvable.processor.reference.moving.MovingRules} (one step of play) and
 * {@link dev.solvable.processor.reference.moving.MovingReference} (perfect play). It shares grids, lines and results
 * with the {@linkplain dev.solvable.processor.reference other interpreter}. No class here knows the processor or the
 * API of generated solvers. Boards are strings, a character a cell.
 */
package dev.solvable.processor.reference.moving;
