package dev.solvable.benchmarks;

import dev.solvable.benchmarks.measure.Compilation;
import dev.solvable.benchmarks.measure.CompilerCost;
import dev.solvable.benchmarks.measure.Effort;
import dev.solvable.benchmarks.measure.Machine;
import dev.solvable.benchmarks.measure.Suite;
import dev.solvable.benchmarks.report.Findings;
import dev.solvable.benchmarks.report.Report;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.RunnerException;

/** Measures everything, in the root of the project, and writes the tables into BENCHMARKS.md. */
public final class Benchmarks {
    private static final Path DECLARATIONS = Path.of("sample-app/src/main/java/dev/solvable/sample/games");
    private static final Path RESULTS = Path.of("benchmarks/target/results");

    private Benchmarks() {}

    /**
     * Measures and reports.
     *
     * @param arguments none, or {@code --quick} for a short run whose tables are only printed
     */
    public static void main(String[] arguments) throws IOException, InterruptedException, RunnerException {
        boolean quick = arguments.length == 1 && arguments[0].equals("--quick");
        if (arguments.length > 0 && !quick) {
            System.err.println("usage: run-benchmarks [--quick]");
            System.exit(2);
        }
        measure(quick ? Effort.QUICK : Effort.FULL);
        if (quick) {
            System.out.println(Report.tables(RESULTS));
        } else {
            Report.main(new String[] {RESULTS.toString(), "BENCHMARKS.md"});
        }
    }

    private static void measure(Effort effort) throws IOException, InterruptedException, RunnerException {
        long start = System.nanoTime();
        Suite suite = new Suite(effort, System.err);
        suite.run();
        System.err.println("the compiler");
        List<Compilation> compilations =
                (effort.quick() ? new CompilerCost(1, 1) : new CompilerCost(4, 5)).measure(DECLARATIONS);
        Files.createDirectories(RESULTS);
        try (PrintStream file =
                new PrintStream(Files.newOutputStream(RESULTS.resolve(Report.JMH)), false, StandardCharsets.UTF_8)) {
            ResultFormatFactory.getInstance(ResultFormatType.JSON, file).writeOut(suite.results());
        }
        new Findings(Machine.here(), (System.nanoTime() - start) / 1e9, suite.fresh(), compilations)
                .write(RESULTS.resolve(Report.FINDINGS));
    }
}
