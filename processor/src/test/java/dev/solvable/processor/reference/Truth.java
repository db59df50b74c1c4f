package dev.solvable.processor.reference;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Reads the published facts under {@code truth/}: comma-separated, a header line, quotes around what has a comma. */
public final class Truth {
    private Truth() {}

    /** The rows of a file by column name. */
    public static List<Row> rows(String file) {
        List<String> lines = lines("/truth/" + file);
        List<String> header = fields(lines.get(0));
        List<Row> rows = new ArrayList<>();
        for (String line : lines.subList(1, lines.size())) {
            List<String> fields = fields(line);
            Map<String, String> values = new TreeMap<>();
            for (int i = 0; i < header.size(); i++) {
                values.put(header.get(i), i < fields.size() ? fields.get(i) : "");
            }
            rows.add(new Row(values));
        }
        return rows;
    }

    /** One published fact. */
    public record Row(Map<String, String> values) {
        public String text(String column) {
            if (!values.containsKey(column)) {
                throw new IllegalArgumentException("no column " + column + " in " + values.keySet());
            }
            return values.get(column);
        }

        public int number(String column) {
            return Integer.parseInt(text(column));
        }

        @Override
        public String toString() {
            return values.toString();
        }
    }

    private static List<String> lines(String resource) {
        try (InputStream in = Truth.class.getResourceAsStream(resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> fields(String line) {
        List<String> fields = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        boolean quoted = false;
        for (char c : line.toCharArray()) {
            if (c == '"') {
                quoted = !quoted;
            } else if (c == ',' && !quoted) {
                fields.add(field.toString());
                field.setLength(0);
            } else {
                field.append(c);
            }
        }
        fields.add(field.toString());
        return fields;
    }
}
