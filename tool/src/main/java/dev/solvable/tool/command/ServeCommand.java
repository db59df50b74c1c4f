package dev.solvable.tool.command;

import dev.solvable.tool.classpath.ClassPathWatch;
import dev.solvable.tool.games.GameSource;
import dev.solvable.tool.games.Games;
import dev.solvable.tool.input.BadInputException;
import dev.solvable.tool.web.WebExplorer;
import java.io.IOException;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code serve}: the web explorer, until the process is stopped. */
@Command(
        name = "serve",
        description = {
            "Serves the web explorer: every game with the value of every move, in a browser.",
            "Only this machine can reach it unless --host says otherwise. Ctrl-C stops it."
        })
public final class ServeCommand implements Runnable {
    private final Streams streams;
    private final Supplier<GameSource> source;

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "8080",
            converter = PortConverter.class,
            description = "The port, ${DEFAULT-VALUE} unless said; 0 for any that is free.")
    private int port;

    @Option(
            names = "--host",
            paramLabel = "HOST",
            defaultValue = "localhost",
            description = "The name or address to listen on, ${DEFAULT-VALUE} unless said; 0.0.0.0 for all.")
    private String host = "";

    @Option(
            names = "--watch",
            description = "Loads the games of the class path again when their classes change; an open page stays"
                    + " where it is if the rules still allow it.")
    private boolean watch;

    @Option(
            names = "--open",
            description = "Opens the explorer in a browser: that of the variable BROWSER, or of the desktop.")
    private boolean open;

    /** The command, writing to these. */
    public ServeCommand(Streams streams, Supplier<GameSource> source) {
        this.streams = streams;
        this.source = source;
    }

    @Override
    public void run() {
        GameSource source = this.source.get();
        if (watch && source.files().isEmpty()) {
            throw new BadInputException("--watch is about compiled games; say with --classpath where they are");
        }
        // The watch knows the classes as they were before they are loaded: no change is missed.
        try (ClassPathWatch classes = new ClassPathWatch(source.files());
                WebExplorer explorer = WebExplorer.start(source.load(streams.err()::println), host, port, watch)) {
            tell("the web explorer is at " + explorer.address() + " (Ctrl-C stops it)");
            if (watch) {
                classes.start(() -> reload(source, explorer));
            }
            if (open) {
                Browser.open(explorer.address()).ifPresent(streams.err()::println);
            }
            new CountDownLatch(1).await();
        } catch (UnknownHostException e) {
            throw new BadInputException("there is no host " + BadInputException.quoted(host));
        } catch (IOException e) {
            throw new BadInputException("cannot listen on port " + port + " of " + BadInputException.quoted(host) + ": "
                    + e.getMessage() + (port == 0 ? "" : "; --port 0 takes a free one"));
        } catch (InterruptedException e) {
            // Whoever runs the command in a thread of their own stops it so.
            Thread.currentThread().interrupt();
        }
    }

    /** Shows the games as they are now; where there are none, those before stay. */
    private void reload(GameSource source, WebExplorer explorer) {
        List<String> leftOut = new ArrayList<>();
        try {
            Games games = source.load(leftOut::add);
            leftOut.forEach(streams.err()::println);
            explorer.reload(games, leftOut);
            tell("loaded again: " + String.join(", ", games.names()));
        } catch (BadInputException e) {
            leftOut.forEach(streams.err()::println);
            streams.err().println(e.getMessage() + "; those loaded before stay");
        }
        streams.err().flush();
    }

    private void tell(String line) {
        streams.out().println(line);
        streams.out().flush();
    }
}
