/**
 * What perfect play says about a position, as data: {@link dev.solvable.sample.analysis.Valuation} asks a generated
 * solver, {@link dev.solvable.sample.analysis.Analysis} is the answer, and {@link dev.solvable.sample.analysis.Json}
 * writes it for programs. The command line and the web explorer say the same because both say this.
 */
@NullMarked
package dev.solvable.sample.analysis;

import org.jspecify.annotations.NullMarked;
