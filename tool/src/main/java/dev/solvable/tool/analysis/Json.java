package dev.solvable.tool.analysis;

import com.google.gson.FieldNamingPolicy;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Records as JSON: a member for each component that is not null, in order. Enum constants are written in lower case, as
 * the command line reads them.
 */
public final class Json {
    private static final Gson COMPACT = builder().create();
    private static final Gson PRETTY = builder().setPrettyPrinting().create();

    private Json() {}

    /** A record on one line. */
    public static String compact(Object record) {
        return COMPACT.toJson(record);
    }

    /** A record on many lines, for people to read. */
    public static String pretty(Object record) {
        return PRETTY.toJson(record);
    }

    private static GsonBuilder builder() {
        return new GsonBuilder()
                .setFieldNamingPolicy(FieldNamingPolicy.IDENTITY)
                .disableHtmlEscaping()
                .registerTypeAdapterFactory(new SmallLetters());
    }

    /** Writes enums; nothing here is ever read back. */
    private static final class SmallLetters implements TypeAdapterFactory {
        @Override
        public <T> @Nullable TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
            if (!Enum.class.isAssignableFrom(type.getRawType())) {
                return null;
            }
            return new TypeAdapter<>() {
                @Override
                public void write(JsonWriter out, @Nullable T constant) throws IOException {
                    out.value(
                            constant == null
                                    ? null
                                    : ((Enum<?>) constant).name().toLowerCase(Locale.ROOT));
                }

                @Override
                public T read(JsonReader in) {
                    throw new UnsupportedOperationException();
                }
            };
        }
    }
}
