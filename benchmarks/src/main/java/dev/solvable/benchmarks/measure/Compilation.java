package dev.solvable.benchmarks.measure;

/**
 * What a declaration costs the compiler.
 *
 * @param game the declaration
 * @param plainSeconds javac without the processor: the declaration alone
 * @param processorSeconds javac with the processor and nothing but it: reading, planning, writing the source
 * @param wholeSeconds javac with the processor: the same, and compiling the solver
 * @param sourceBytes the size of the generated source
 * @param classBytes the size of the solver's class files
 */
public record Compilation(
        String game,
        double plainSeconds,
        double processorSeconds,
        double wholeSeconds,
        long sourceBytes,
        long classBytes) {}
