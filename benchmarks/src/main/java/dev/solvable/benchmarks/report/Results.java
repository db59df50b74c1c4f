package dev.solvable.benchmarks.report;

import dev.solvable.benchmarks.contest.Competitor;
import dev.solvable.benchmarks.contest.Contest;
import dev.solvable.benchmarks.measure.FreshRun;
import dev.solvable.benchmarks.report.JmhResults.Measurement;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * All results of one run.
 *
 * @param measurements the results of JMH
 * @param findings the other results
 */
record Results(List<Measurement> measurements, Findings findings) {
    static Results read(Path folder) throws IOException {
        return new Results(JmhResults.read(folder.resolve(Report.JMH)), Findings.read(folder.resolve(Report.FINDINGS)));
    }

    /** The time of a competitor: JMH's median, or the limit at which it was stopped; empty if not measured. */
    Optional<Time> time(Contest contest, Competitor competitor) {
        Optional<Time> measured =
                measurement(contest, competitor).map(measurement -> new Time(measurement.seconds(), true));
        return measured.isPresent()
                ? measured
                : fresh(contest, competitor)
                        .filter(run -> !run.finished())
                        .map(run -> new Time(run.workSeconds(), false));
    }

    Optional<Measurement> measurement(Contest contest, Competitor competitor) {
        return measurements.stream()
                .filter(measurement -> measurement.contest().equals(contest.id())
                        && measurement.competitor().equals(competitor.name()))
                .findFirst();
    }

    Optional<Measurement> measurement(String name) {
        return measurements.stream()
                .filter(measurement -> measurement.name().equals(name))
                .findFirst();
    }

    Optional<FreshRun> fresh(Contest contest, Competitor competitor) {
        return findings.fresh().stream()
                .filter(run ->
                        run.contest().equals(contest.id()) && run.competitor().equals(competitor.name()))
                .findFirst();
    }
}
