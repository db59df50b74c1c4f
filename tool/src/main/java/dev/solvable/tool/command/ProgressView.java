package dev.solvable.tool.command;

import dev.solvable.tool.analysis.Progress;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Shows the progress of a solve on one line of a terminal, with its speed and the estimated time left. A separate clock
 * writes the line, so that it moves while a single move takes minutes. It uses no library: the one for Java brings a
 * terminal library ten times the size of this program.
 */
final class ProgressView implements Consumer<Progress>, AutoCloseable {
    /** The number of columns that every terminal has. */
    private static final int WIDTH = 79;

    private static final int MILLISECONDS = 250;

    private final PrintWriter terminal;
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "progress");
        thread.setDaemon(true);
        return thread;
    });

    private final ScheduledFuture<?> drawing;
    private @Nullable Progress latest;
    private long stageStart = System.nanoTime();

    ProgressView(PrintWriter terminal) {
        this.terminal = terminal;
        drawing = clock.scheduleWithFixedDelay(this::draw, MILLISECONDS, MILLISECONDS, TimeUnit.MILLISECONDS);
    }

    @Override
    public synchronized void accept(Progress progress) {
        if (latest == null || latest.stage() != progress.stage()) {
            stageStart = System.nanoTime();
        }
        latest = progress;
    }

    private synchronized void draw() {
        if (latest != null && (latest.total() > 0 || latest.done() > 0) && !drawing.isCancelled()) {
            write(line(latest, Duration.ofNanos(System.nanoTime() - stageStart)));
        }
    }

    /** Clears the line. */
    @Override
    public synchronized void close() {
        drawing.cancel(false);
        clock.shutdown();
        write("");
        terminal.print("\r");
        terminal.flush();
    }

    private void write(String text) {
        String line = text.length() > WIDTH ? text.substring(0, WIDTH) : text;
        terminal.print("\r" + line + " ".repeat(WIDTH - line.length()));
        terminal.flush();
    }

    /**
     * The line, such as {@code states 50% [====== ] 10.0 of 20.0 M, 5.0 M/s, 2 s left}, and {@code moves 28% [=== ] 2
     * of 7, 31.4 M states, 3.6 M/s, 41 s left} where the moves are searched; {@code 12.0 M states found, 1.5 M/s, 8 s
     * so far} where the total is unknown.
     *
     * @param elapsed since the stage began
     */
    static String line(Progress progress, Duration elapsed) {
        double seconds = elapsed.toMillis() / 1000.0;
        if (progress.total() == 0) {
            return millions(progress.done()) + " states found, " + rate(progress.done(), seconds)
                    + time(Math.round(seconds)) + " so far";
        }
        double share = (double) progress.done() / progress.total();
        return switch (progress.stage()) {
            case STATES ->
                String.format(
                        Locale.ROOT,
                        "states %s %.1f of %.1f M, %s%s",
                        bar(share, 20),
                        progress.done() / 1e6,
                        progress.total() / 1e6,
                        rate(progress.done(), seconds),
                        left(share, seconds));
            case MOVES ->
                "moves " + bar(share, 12) + " " + progress.done() + " of " + progress.total() + ", "
                        + (progress.searched() == 0
                                ? each(progress.done(), seconds)
                                : millions(progress.searched()) + " states, " + rate(progress.searched(), seconds))
                        + left(share, seconds);
        };
    }

    private static String bar(double share, int width) {
        int filled = (int) (share * width);
        return String.format(
                Locale.ROOT, "%3d%% [%s%s]", (int) (100 * share), "=".repeat(filled), " ".repeat(width - filled));
    }

    private static String rate(long states, double seconds) {
        return seconds == 0 ? "" : String.format(Locale.ROOT, "%.1f M/s, ", states / 1e6 / seconds);
    }

    /** In thousands of millions for long searches: millions would not fit into the line. */
    private static String millions(long states) {
        return states < 1_000_000_000
                ? String.format(Locale.ROOT, "%.1f M", states / 1e6)
                : String.format(Locale.ROOT, "%.1f G", states / 1e9);
    }

    /** Moves are few and slow, so the time per move says more than the moves per second. */
    private static String each(long done, double seconds) {
        return done == 0 ? "" : String.format(Locale.ROOT, "%.1f s each, ", seconds / done);
    }

    /** The estimated time left; as long as nothing is done, the time so far. */
    private static String left(double share, double seconds) {
        return share == 0
                ? time(Math.round(seconds)) + " so far"
                : time(Math.round(seconds * (1 - share) / share)) + " left";
    }

    private static String time(long seconds) {
        if (seconds < 60) {
            return seconds + " s";
        }
        return seconds < 3600
                ? String.format(Locale.ROOT, "%d:%02d min", seconds / 60, seconds % 60)
                : String.format(Locale.ROOT, "%d:%02d h", seconds / 3600, seconds / 60 % 60);
    }
}
