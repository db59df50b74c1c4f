package dev.solvable.benchmarks.measure;

import dev.solvable.benchmarks.contest.Competitor;
import dev.solvable.benchmarks.contest.Contest;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Runs attempts in processes of their own, and kills those that exceed a limit. */
public final class FreshProcesses {
    /** Attempts that answer within this time are repeated. */
    private static final double SHORT_SECONDS = 1;

    private final int runs;

    /**
     * Repeats short attempts.
     *
     * @param runs the number of runs of a short attempt
     */
    public FreshProcesses(int runs) {
        this.runs = runs;
    }

    /** Runs a process that does nothing, the lower bound of the times of others. */
    public FreshRun nothing() throws IOException, InterruptedException {
        List<FreshRun> seen = new ArrayList<>();
        for (int run = 0; run < runs; run++) {
            try {
                seen.add(run(Suite.HEAP, "", "", List.of(), 60));
            } catch (TimeoutException e) {
                throw new IOException("a process that does nothing did not end", e);
            }
        }
        return median(seen);
    }

    /**
     * Runs an attempt.
     *
     * @param limit the seconds after which it is killed
     */
    public FreshRun run(Contest contest, Competitor competitor, double limit) throws IOException, InterruptedException {
        String heap = Suite.heap(contest.group());
        List<String> arguments = List.of(contest.id(), competitor.name());
        List<FreshRun> seen = new ArrayList<>();
        try {
            do {
                seen.add(run(heap, contest.id(), competitor.name(), arguments, limit));
            } while (seen.size() < runs && seen.get(0).answerSeconds() < SHORT_SECONDS);
        } catch (TimeoutException e) {
            return new FreshRun(contest.id(), competitor.name(), false, limit, limit, 0, 0, "");
        }
        return median(seen);
    }

    private static FreshRun median(List<FreshRun> runs) {
        return runs.stream()
                .sorted(Comparator.comparingDouble(FreshRun::answerSeconds))
                .toList()
                .get(runs.size() / 2);
    }

    private static FreshRun run(String heap, String contest, String competitor, List<String> arguments, double limit)
            throws IOException, InterruptedException, TimeoutException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx" + heap,
                "-classpath",
                System.getProperty("java.class.path"),
                Child.class.getName()));
        command.addAll(arguments);
        long start = System.nanoTime();
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            Thread watch = endAfter(process, limit);
            String answer = lines.readLine();
            double seconds = (System.nanoTime() - start) / 1e9;
            watch.interrupt();
            watch.join();
            List<String> rest = new ArrayList<>();
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                rest.add(line);
            }
            int status = process.waitFor();
            if (answer == null && seconds >= limit) {
                throw new TimeoutException();
            }
            if (answer == null || status != 0 || (rest.size() != 3 && !arguments.isEmpty())) {
                throw new IOException(contest + " by " + competitor + " ended with status " + status);
            }
            return arguments.isEmpty()
                    ? new FreshRun(contest, competitor, true, seconds, 0, 0, 0, answer)
                    : new FreshRun(
                            contest,
                            competitor,
                            true,
                            seconds,
                            Long.parseLong(rest.get(0)) / 1e9,
                            Long.parseLong(rest.get(1)),
                            Long.parseLong(rest.get(2)),
                            answer);
        } finally {
            process.destroyForcibly();
        }
    }

    private static Thread endAfter(Process process, double seconds) {
        Thread watch = new Thread(
                () -> {
                    try {
                        if (!process.waitFor((long) (seconds * 1_000), TimeUnit.MILLISECONDS)) {
                            // Process.destroyForcibly() would close the stream that is being read.
                            process.toHandle().destroyForcibly();
                        }
                    } catch (InterruptedException e) {
                        // It has answered in time.
                        Thread.currentThread().interrupt();
                    }
                },
                "limit");
        watch.setDaemon(true);
        watch.start();
        return watch;
    }
}
