package dev.solvable.tool.command;

import dev.solvable.tool.terminal.Paint;
import dev.solvable.tool.terminal.Terminal;
import java.util.List;
import picocli.CommandLine.Option;

/** The option that says whether a command's output has colours. */
final class ColorOption {
    /** When there are colours. */
    enum When {
        /** On a terminal that shows them, unless {@code NO_COLOR} is set. */
        AUTO,
        ALWAYS,
        NEVER
    }

    @Option(
            names = "--color",
            paramLabel = "auto|always|never",
            converter = WhenConverter.class,
            completionCandidates = WhenConverter.class,
            description = "Whether to use colours; auto, which is the default, uses them on a terminal that shows them"
                    + " unless NO_COLOR is set.")
    private When when = When.AUTO;

    /** The colours for an output. */
    Paint paint(Terminal terminal) {
        return new Paint(
                switch (when) {
                    case AUTO -> terminal.colours().getAsBoolean();
                    case ALWAYS -> true;
                    case NEVER -> false;
                });
    }

    /** Reads {@link When}. */
    static final class WhenConverter extends WordConverter<When> {
        WhenConverter() {
            super(List.of(When.values()));
        }
    }
}
