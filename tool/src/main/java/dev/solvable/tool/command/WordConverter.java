package dev.solvable.tool.command;

import dev.solvable.tool.input.BadInputException;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads an option's value, one of a few words in small or capital letters, and lists the words for completion. */
abstract class WordConverter<T extends Enum<T>> implements ITypeConverter<T>, Iterable<String> {
    private final List<T> values;
    private final List<String> words;

    /**
     * A converter.
     *
     * @param values the values that users may choose, at least two
     */
    WordConverter(List<T> values) {
        this.values = values;
        this.words = values.stream()
                .map(value -> value.name().toLowerCase(Locale.ROOT))
                .toList();
    }

    @Override
    public T convert(String value) {
        int index = words.indexOf(value.toLowerCase(Locale.ROOT));
        if (index < 0) {
            int last = words.size() - 1;
            throw new TypeConversionException("expected " + String.join(", ", words.subList(0, last)) + " or "
                    + words.get(last) + ", found " + BadInputException.quoted(value));
        }
        return values.get(index);
    }

    @Override
    public Iterator<String> iterator() {
        return words.iterator();
    }
}
