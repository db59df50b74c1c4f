package dev.solvable.tool.command;

import dev.solvable.tool.input.BadInputException;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The number of a port; 0 means any free port. */
final class PortConverter implements ITypeConverter<Integer> {
    private static final int HIGHEST = 65_535;

    @Override
    public Integer convert(String value) {
        try {
            int port = Integer.parseInt(value);
            if (port >= 0 && port <= HIGHEST) {
                return port;
            }
        } catch (NumberFormatException e) {
            // Reported below, like a number out of range.
        }
        throw new TypeConversionException(
                "expected a number from 0 to " + HIGHEST + ", found " + BadInputException.quoted(value));
    }
}
