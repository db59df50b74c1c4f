package dev.solvable.tool.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import dev.solvable.tool.Program;
import dev.solvable.tool.games.Games;
import dev.solvable.tool.terminal.Streams;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;

/** The command {@code serve} of the program without games of its own, running in a thread. */
public final class WatchedServer implements AutoCloseable {
    private static final int SECONDS = 60;

    private final HttpClient client = HttpClient.newHttpClient();
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    private final StringWriter err = new StringWriter();
    private final Thread thread;
    private final URI address;

    private WatchedServer(String... command) throws InterruptedException {
        Program program = new Program(() -> new Games(Map.of()), Map.of());
        Streams streams =
                new Streams(InputStream.nullInputStream(), new PrintWriter(new Lines()), new PrintWriter(err));
        this.thread = new Thread(() -> program.run(streams, command), "serve");
        thread.start();
        String first = line();
        Matcher told = Pattern.compile("the web explorer is at (\\S+) \\(Ctrl-C stops it\\)")
                .matcher(first);
        assertThat(told.matches()).as(first).isTrue();
        this.address = URI.create(told.group(1));
    }

    /** A server that watches a class folder or a jar. */
    public static WatchedServer on(Path classes) throws InterruptedException {
        return new WatchedServer("serve", "--watch", "--port", "0", "--classpath", classes.toString());
    }

    /** A server that watches a Java file. */
    public static WatchedServer onFile(Path file) throws InterruptedException {
        return new WatchedServer("serve", file.toString(), "--watch", "--port", "0");
    }

    /** A server that does not. */
    public static WatchedServer unwatched(Path classes) throws InterruptedException {
        return new WatchedServer("serve", "--port", "0", "--classpath", classes.toString());
    }

    /** Where it is. */
    public URI address() {
        return address;
    }

    /** The next line that it prints. */
    public String line() throws InterruptedException {
        return Objects.requireNonNull(lines.poll(SECONDS, TimeUnit.SECONDS), () -> "nothing more is told; " + err);
    }

    /** All that it has complained of. */
    public String err() {
        return err.toString().replace(System.lineSeparator(), "\n");
    }

    /** Waits for complaints. */
    public void awaitErr(String expected, Duration limit) throws InterruptedException {
        long end = System.nanoTime() + limit.toNanos();
        while (!err().equals(expected) && System.nanoTime() < end) {
            Thread.sleep(50);
        }
        assertThat(err()).isEqualTo(expected);
    }

    /** The same for complaints of this kind. */
    public void awaitErr(Predicate<String> expected) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
        while (!expected.test(err()) && System.nanoTime() < end) {
            Thread.sleep(50);
        }
        assertThat(err()).matches(expected);
    }

    /** What is at a path. */
    public String get(String path) throws IOException, InterruptedException {
        return client.send(HttpRequest.newBuilder(address.resolve(path)).build(), BodyHandlers.ofString())
                .body();
    }

    /** Waits until the server tells this of its games. */
    public void awaitVersion(String expected) throws IOException, InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
        while (!get("/api/version").equals(expected) && System.nanoTime() < end) {
            Thread.sleep(20);
        }
        assertThat(get("/api/version")).isEqualTo(expected);
    }

    /** The names of the games. */
    public List<String> games() throws IOException, InterruptedException {
        return StreamSupport.stream(
                        JsonParser.parseString(get("/api/games"))
                                .getAsJsonObject()
                                .getAsJsonArray("games")
                                .spliterator(),
                        false)
                .map(game -> game.getAsJsonObject().get("name").getAsString())
                .toList();
    }

    /** How many rows the board of a game has. */
    public int rows(String game) throws IOException, InterruptedException {
        return JsonParser.parseString(get("/api/games/" + game))
                .getAsJsonObject()
                .getAsJsonArray("map")
                .size();
    }

    @Override
    public void close() {
        thread.interrupt();
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Takes what is printed apart into lines. */
    private final class Lines extends Writer {
        private final StringBuilder line = new StringBuilder();

        @Override
        public void write(char[] characters, int from, int count) {
            line.append(characters, from, count);
            for (int end = line.indexOf("\n"); end >= 0; end = line.indexOf("\n")) {
                lines.add(line.substring(0, end).strip());
                line.delete(0, end + 1);
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }
}
