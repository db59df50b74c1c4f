/**
 * What perfect play says about a position, as data: {@link dev.solvable.tool.analysis.Valuation} asks a generated
 * solver, {@link dev.solvable.tool.analysis.Analysis} is the answer, and {@link dev.solvable.tool.analysis.Json} writes
 * it for programs. The command line and the web explorer say the same because both say this.
 */
@NullMarked
package dev.solvable.tool.analysis;

import org.jspecify.annotations.NullMarked;
