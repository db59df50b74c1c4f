package dev.solvable.tool.command;

import dev.solvable.Player;
import dev.solvable.tool.input.BadInputException;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** {@code first} or {@code second}; {@link Player#EITHER} is not for users. */
final class SideConverter implements ITypeConverter<Player> {
    @Override
    public Player convert(String value) {
        return switch (value.toLowerCase(Locale.ROOT)) {
            case "first" -> Player.FIRST;
            case "second" -> Player.SECOND;
            default ->
                throw new TypeConversionException("expected first or second, found " + BadInputException.quoted(value));
        };
    }
}
