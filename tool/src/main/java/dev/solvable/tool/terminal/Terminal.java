package dev.solvable.tool.terminal;

import java.io.Console;
import java.util.function.BooleanSupplier;
import picocli.CommandLine.Help.Ansi;

/**
 * Whether a user is at a terminal. Evaluated lazily: on a newer JDK this may take longer than a whole judge problem.
 *
 * @param interactive whether a person sits at both input and output
 * @param colours whether the output shows colours by default
 */
public record Terminal(BooleanSupplier interactive, BooleanSupplier colours) {
    /** No terminal: input and output are files or pipes. */
    public static final Terminal NONE = new Terminal(() -> false, () -> false);

    /** The terminal of the process; without colours where {@code NO_COLOR} is set or the terminal has none. */
    public static Terminal ofProcess() {
        // A lambda, not a method reference, which would load what it is bound to.
        return new Terminal(Terminal::hasConsole, () -> !isDumb() && Ansi.AUTO.enabled());
    }

    /** Whether the terminal has no colours, unless the user forces them. */
    private static boolean isDumb() {
        return "dumb".equals(System.getenv("TERM")) && System.getenv("CLICOLOR_FORCE") == null;
    }

    @SuppressWarnings("SystemConsoleNull") // Null on older JDKs; newer ones are asked below.
    private static boolean hasConsole() {
        Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            // Since JDK 22 there is a console even without a terminal, so it has to be asked.
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (NoSuchMethodException olderJdk) {
            return true;
        } catch (ReflectiveOperationException e) {
            return false;
        }
    }
}
