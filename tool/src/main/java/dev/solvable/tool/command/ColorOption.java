package dev.solvable.tool.command;

import dev.solvable.tool.input.BadInputException;
import dev.solvable.tool.terminal.Paint;
import dev.solvable.tool.terminal.Terminal;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

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

    /** Reads the word in small or capital letters. */
    static final class WhenConverter implements ITypeConverter<When> {
        @Override
        public When convert(String value) {
            return switch (value.toLowerCase(Locale.ROOT)) {
                case "auto" -> When.AUTO;
                case "always" -> When.ALWAYS;
                case "never" -> When.NEVER;
                default ->
                    throw new TypeConversionException(
                            "expected auto, always or never, found " + BadInputException.quoted(value));
            };
        }
    }
}
