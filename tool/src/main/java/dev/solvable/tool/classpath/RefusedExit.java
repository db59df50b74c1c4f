package dev.solvable.tool.classpath;

/** Replaces {@link System#exit} in users' classes. */
public final class RefusedExit {
    private RefusedExit() {}

    /**
     * Refuses to end this program.
     *
     * @throws IllegalStateException always
     */
    @SuppressWarnings("DoNotCallSuggester") // no source calls it
    public static void exit(int status) {
        throw new IllegalStateException("System.exit(" + status + ") is called, which would end this program");
    }
}
