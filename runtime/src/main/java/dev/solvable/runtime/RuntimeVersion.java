package dev.solvable.runtime;

/**
 * The version of the runtime that generated solvers need. A solver and its runtime are compiled at different times, so
 * each generated class checks the version before anything else.
 */
@ForGeneratedCode
public final class RuntimeVersion {
    /** The version that solvers have to be written for. It changes with the types that they extend or call. */
    public static final int CURRENT = 1;

    private static final RuntimeVersion THIS = new RuntimeVersion();

    private RuntimeVersion() {}

    /**
     * Refuses a solver that was written for another version of the runtime.
     *
     * @param version the version that it was written for
     * @param solver the simple name of its class
     * @return this version, which gives a solver its first constant
     * @throws IllegalStateException if that is not {@link #CURRENT}
     */
    public static RuntimeVersion require(int version, String solver) {
        if (version != CURRENT) {
            throw new IllegalStateException(solver + " was written for version " + version
                    + " of solvable-runtime, and version " + CURRENT
                    + " is on the class path; give solvable-processor and solvable-runtime the same version and compile"
                    + " the game again");
        }
        return THIS;
    }

    /** The board of a solver: a grid without holes. */
    public Board board(int rows, int columns) {
        return Board.full(rows, columns);
    }

    /**
     * The board of a solver.
     *
     * @param rows its rows from the top, all of one length: {@code .} for a cell, a space for a hole
     */
    public Board board(String... rows) {
        return Board.of(rows);
    }
}
