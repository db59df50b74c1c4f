package dev.solvable.benchmarks.report;

import com.google.gson.Gson;
import dev.solvable.benchmarks.measure.Compilation;
import dev.solvable.benchmarks.measure.FreshRun;
import dev.solvable.benchmarks.measure.Machine;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * What was found beside JMH.
 *
 * @param machine where
 * @param seconds how long everything took
 * @param fresh what was seen in fresh processes, that which does nothing first
 * @param compilations what the compiler took
 */
public record Findings(Machine machine, double seconds, List<FreshRun> fresh, List<Compilation> compilations) {
    /** Copies the lists. */
    public Findings {
        fresh = List.copyOf(fresh);
        compilations = List.copyOf(compilations);
    }

    /** Writes the file that {@link #read(Path)} reads. */
    public void write(Path file) throws IOException {
        try (Writer writer = Files.newBufferedWriter(file)) {
            new Gson().toJson(this, writer);
        }
    }

    static Findings read(Path file) throws IOException {
        try (Reader reader = Files.newBufferedReader(file)) {
            return new Gson().fromJson(reader, Findings.class);
        }
    }
}
