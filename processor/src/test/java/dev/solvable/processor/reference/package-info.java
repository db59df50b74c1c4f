/**
 * What the processor is measured against: an interpreter of declarations that is plain, slow and shares no code with
 * the processor. Beside it are declarations: of known games, random ones, and ones that the processor must refuse.
 *
 * <p>The interpreter is {@link dev.solvable.processor.reference.Declaration} (what was declared),
 * {@link dev.solvable.processor.reference.Rules} (one step of play) and
 * {@link dev.solvable.processor.reference.Reference} (perfect play). No class here knows the processor or the API of
 * generated solvers. Boards are strings, a character a cell.
 */
package dev.solvable.processor.reference;
