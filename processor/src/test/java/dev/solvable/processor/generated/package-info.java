/**
 * What is true of the solvers of every kind of declaration: what they answer, the memory and time that this takes, and
 * what they do with listeners, interrupts and small heaps.
 *
 * <p>{@link dev.solvable.processor.generated.EveryKind} has a declaration of every kind that gets code of its own.
 */
package dev.solvable.processor.generated;
