package dev.solvable.tool.terminal;

import java.awt.Desktop;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The user's browser. */
public final class Browser {
    /** The variable that names the browser: a command to which the address is added. */
    private static final String VARIABLE = "BROWSER";

    private Browser() {}

    /** Opens an address; returns why that cannot be done, or nothing. */
    public static Optional<String> open(URI address) {
        try {
            String said = System.getenv(VARIABLE);
            if (said != null && !said.isBlank()) {
                List<String> command = new ArrayList<>(List.of(said.strip().split("\\s+")));
                command.add(address.toString());
                new ProcessBuilder(command)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
            } else if (Desktop.isDesktopSupported() && Desktop.getDesktop().isSupported(Desktop.Action.BROWSE)) {
                Desktop.getDesktop().browse(address);
            } else {
                return Optional.of("this JVM knows of no browser; the variable " + VARIABLE + " may name one");
            }
            return Optional.empty();
        } catch (IOException | UnsupportedOperationException e) {
            return Optional.of("the browser cannot be started: " + e.getMessage());
        }
    }
}
