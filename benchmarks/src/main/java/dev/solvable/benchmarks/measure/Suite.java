package dev.solvable.benchmarks.measure;

import dev.solvable.benchmarks.contest.Competitor;
import dev.solvable.benchmarks.contest.Contest;
import dev.solvable.benchmarks.contest.Contests;
import dev.solvable.benchmarks.contest.Group;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs the contests: each attempt first in a fresh process, for an estimate of its time, then under JMH. Attempts that
 * exceed their limit in the fresh process are not run under JMH.
 */
public final class Suite {
    /** The heap of a measuring process. */
    static final String HEAP = "3g";

    /** Enough for all positions of the largest game whose pieces move, with the moves between them. */
    private static final String HEAP_OF_MOVING = "8g";

    private final Effort effort;
    private final PrintStream progress;
    private final List<FreshRun> fresh = new ArrayList<>();
    private final List<RunResult> results = new ArrayList<>();

    /**
     * Prepares to measure.
     *
     * @param progress gets a line for each measurement
     */
    public Suite(Effort effort, PrintStream progress) {
        this.effort = effort;
        this.progress = progress;
    }

    /** The heap of a process that measures a kind of work. */
    static String heap(Group group) {
        return group == Group.MOVING ? HEAP_OF_MOVING : HEAP;
    }

    /** Measures everything. */
    public void run() throws IOException, InterruptedException, RunnerException {
        fresh.add(new FreshProcesses(effort.runs()).nothing());
        for (Contest contest : Contests.held()) {
            if (!effort.quick() || contest.group() == Group.EVERY_POSITION || contest.group() == Group.ALL_BOARDS) {
                measure(contest);
            }
        }
        measureAnswers(TicTacToeAnswers.class);
        measureAnswers(BlockGameAnswers.class);
    }

    /** The runs in fresh processes, first the one that does nothing. */
    public List<FreshRun> fresh() {
        return Collections.unmodifiableList(fresh);
    }

    /** JMH's results. */
    public List<RunResult> results() {
        return Collections.unmodifiableList(results);
    }

    private void measure(Contest contest) throws IOException, InterruptedException, RunnerException {
        FreshProcesses processes = new FreshProcesses(effort.runs());
        double limit = effort.limitOf(contest.group());
        String answer = "";
        for (Competitor competitor : contest.attempts().keySet()) {
            progress.println(contest.id() + ", " + competitor.text());
            FreshRun run = processes.run(contest, competitor, limit);
            fresh.add(run);
            if (competitor == Competitor.GENERATED) {
                limit = effort.limitBeside(run);
            }
            if (run.finished()) {
                if (!answer.isEmpty() && !answer.equals(run.answer())) {
                    throw new IllegalStateException(contest.id() + ": " + competitor.text() + " says " + run.answer()
                            + ", but another program " + answer);
                }
                answer = run.answer();
                if (contest.group() != Group.FIRST_ANSWER) {
                    measure(contest, competitor, run.workSeconds());
                }
            }
        }
    }

    private void measure(Contest contest, Competitor competitor, double coldSeconds) throws RunnerException {
        run(effort.options(heap(contest.group()), coldSeconds)
                .include("\\b" + Solving.class.getSimpleName() + "\\.")
                .param("contest", contest.id())
                .param("competitor", competitor.name()));
    }

    private void measureAnswers(Class<?> benchmarks) throws RunnerException {
        progress.println(benchmarks.getSimpleName());
        run(effort.options(HEAP, 0).include("\\b" + benchmarks.getSimpleName() + "\\."));
    }

    private void run(ChainedOptionsBuilder options) throws RunnerException {
        results.addAll(new Runner(options.addProfiler(GCProfiler.class)
                        .verbosity(VerboseMode.SILENT)
                        .build())
                .run());
    }
}
