/**
 * What the processor is measured against: an interpreter of declarations that is plain, slow and shares no code with
 * the processor, random declarations, and the comparison of generated solvers with the interpreter.
 *
 * <p>The interpreter is {@link dev.solvable.processor.reference.Declaration} (what was declared),
 * {@link dev.solvable.processor.reference.Rules} (one step of play) and
 * {@link dev.solvable.processor.reference.Reference} (perfect play), and for games of pieces
 * {@link dev.solvable.processor.reference.MovingGame}, {@link dev.solvable.processor.reference.MovingRules} and
 * {@link dev.solvable.processor.reference.MovingReference}. Those classes know neither the processor nor the API of
 * generated solvers: boards are strings, a character a cell.
 */
package dev.solvable.processor.reference;
