/**
 * The comparison of generated solvers with the {@linkplain dev.solvable.processor.reference.moving interpreter} and
 * with published facts, on games of pieces.
 *
 * <p>{@code MovingComparison} asks a solver and the interpreter the same questions.
 */
package dev.solvable.processor.comparison.moving;
