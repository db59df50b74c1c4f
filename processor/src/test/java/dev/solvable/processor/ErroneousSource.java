package dev.solvable.processor;

import dev.solvable.processor.diagnostic.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A small source file of a wrong declaration that says itself, in a comment above each wrong line, what the compiler is
 * to say there: {@code // expect: ERROR CellsMismatch the rest of the text}.
 */
record ErroneousSource(Path file, List<String> lines) {
    static final Path FOLDER = Path.of("src/test/resources/erroneous");

    private static final Pattern MARKER = Pattern.compile(" *// expect: (ERROR|NOTE) (\\w+) (.+)");

    /** A message as it is expected or was printed. */
    record Expectation(String kind, long line, String text) {
        static final Comparator<Expectation> ORDER =
                Comparator.comparingLong(Expectation::line).thenComparing(Expectation::text);

        /** The same message, wherever in the file. */
        Expectation anywhere() {
            return new Expectation(kind, 0, text);
        }
    }

    static List<ErroneousSource> all() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            List<ErroneousSource> sources = new ArrayList<>();
            for (Path file : files.sorted().toList()) {
                sources.add(new ErroneousSource(file, Files.readAllLines(file)));
            }
            return sources;
        }
    }

    List<Expectation> expectations() {
        List<Expectation> expectations = new ArrayList<>();
        for (int index = 0; index < lines.size(); index++) {
            Matcher marker = MARKER.matcher(lines.get(index));
            if (marker.matches()) {
                String text = "[Solvable:" + marker.group(2) + "] " + marker.group(3);
                // Lines count from 1, and the marked line is the next one.
                expectations.add(new Expectation(marker.group(1), index + 2, text));
            }
        }
        return expectations;
    }

    /** Whether an annotation begins on a line, counted from 1. */
    boolean startsAnnotation(long line) {
        return lines.get((int) line - 1).strip().startsWith("@");
    }

    Stream<String> messageIds() {
        return expectations().stream().map(expectation -> expectation.text().replaceAll("\\[Solvable:(\\w+)].*", "$1"));
    }

    static Stream<String> allMessageIds() {
        return Stream.of(Message.values()).map(Message::id);
    }

    @Override
    public String toString() {
        return file.getFileName().toString();
    }
}
