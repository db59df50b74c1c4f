package dev.solvable.tool.analysis;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonPrimitive;
import com.google.gson.JsonSerializer;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Records as JSON: a member for each component that is not null, in order. Enum constants are written in lower case, as
 * the command line reads them.
 */
public final class Json {
    private static final Gson COMPACT = builder().create();
    private static final Gson PRETTY = builder().setPrettyPrinting().create();

    /** The halves of a pair do not match, as a pair is one character here. */
    private static final Pattern HALF_OF_PAIR = Pattern.compile("\\p{Cs}");

    private Json() {}

    /** A record on one line. */
    public static String compact(Object record) {
        return escaped(COMPACT.toJson(record));
    }

    /** A record on many lines, for people to read. */
    public static String pretty(Object record) {
        return escaped(PRETTY.toJson(record));
    }

    /** Escapes halves of surrogate pairs, which UTF-8 cannot encode: a program's board may have any characters. */
    private static String escaped(String json) {
        return HALF_OF_PAIR
                .matcher(json)
                .replaceAll(half -> String.format(
                        Locale.ROOT, "\\\\u%04x", (int) half.group().charAt(0)));
    }

    private static GsonBuilder builder() {
        JsonSerializer<Enum<?>> inSmallLetters =
                (constant, type, context) -> new JsonPrimitive(constant.name().toLowerCase(Locale.ROOT));
        return new GsonBuilder().disableHtmlEscaping().registerTypeHierarchyAdapter(Enum.class, inSmallLetters);
    }
}
