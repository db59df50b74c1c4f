package dev.solvable.benchmarks.measure;

/**
 * The cost of a declaration for the compiler.
 *
 * @param game the declaration
 * @param plainSeconds javac without the processor, for the declaration alone
 * @param processorSeconds javac with {@code -proc:only}: reading, planning, writing the source
 * @param wholeSeconds javac with the processor, which also compiles the solver
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
