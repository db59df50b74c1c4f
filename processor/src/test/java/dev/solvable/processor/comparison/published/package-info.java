/**
 * The comparison of generated solvers with published facts: the tables under {@code truth/}.
 *
 * <p>Only solvers are asked here. The interpreter is held against such tables in its own package.
 */
package dev.solvable.processor.comparison.published;
