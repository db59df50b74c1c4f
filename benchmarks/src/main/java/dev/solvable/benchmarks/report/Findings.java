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
 * The results of a run other than JMH's.
 *
 * @param machine the machine of the run
 * @param seconds the duration of the run
 * @param fresh the runs in fresh processes, first the one that does nothing
 * @param compilations the costs of the compiler
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
