package dev.solvable.tool.classpath;

/** What a user's class calls in place of {@link System#exit}. */
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
