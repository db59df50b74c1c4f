/**
 * The comparison of generated solvers with the {@linkplain dev.solvable.processor.reference interpreter}, on games of
 * marks, tiles and move sources.
 *
 * <p>{@link dev.solvable.processor.comparison.GameCompiler} compiles declarations of all kinds and loads their solvers.
 * Tests of other packages use it too. {@code SolverComparison} asks a solver and the interpreter the same questions.
 * Solvers with several threads are tested here too.
 */
package dev.solvable.processor.comparison;
