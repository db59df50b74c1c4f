/**
 * Declare a small perfect-information game with annotations; the Solvable processor writes its perfect-play solver.
 *
 * <p>A declaration is a class, interface or record with {@link dev.solvable.SolvableGame} and one rule of play,
 * {@link dev.solvable.Marks}, {@link dev.solvable.Tiles}, a method with {@link dev.solvable.MoveSource} or
 * {@link dev.solvable.Pieces} with {@link dev.solvable.Move}; or it implements {@link dev.solvable.GameRules}. The
 * generated class implements {@link dev.solvable.Solver}. It is a {@link dev.solvable.ImpartialSolver} where the
 * annotations say that both players always have the same moves, and a {@link dev.solvable.ScoreSolver} where the game
 * is played for points.
 *
 * <p>No reference in this package is ever null.
 */
package dev.solvable;
