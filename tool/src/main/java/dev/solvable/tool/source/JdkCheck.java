package dev.solvable.tool.source;

import dev.solvable.tool.input.BadInputException;

/**
 * Whether the Java that runs this program can compile. It is asked before {@link GameCompiler} is used, whose class
 * cannot even be loaded by a Java without the compiler's API.
 */
public final class JdkCheck {
    private static final String COMPILER = "jdk.compiler";

    private JdkCheck() {}

    /**
     * Refuses an operation that needs a compiler.
     *
     * @param what the operation, as the beginning of a sentence
     * @throws BadInputException where there is none
     */
    public static void require(String what) {
        if (ModuleLayer.boot().findModule(COMPILER).isEmpty()) {
            throw new BadInputException(
                    what + " needs a JDK: the Java in " + System.getProperty("java.home") + " has no compiler");
        }
    }
}
