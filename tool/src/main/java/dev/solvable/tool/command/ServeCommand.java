package dev.solvable.tool.command;

import dev.solvable.tool.games.Games;
import dev.solvable.tool.input.BadInputException;
import dev.solvable.tool.web.WebExplorer;
import java.io.IOException;
import java.net.UnknownHostException;
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
    private final Supplier<Games> games;

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

    /** The command, writing to these. */
    public ServeCommand(Streams streams, Supplier<Games> games) {
        this.streams = streams;
        this.games = games;
    }

    @Override
    public void run() {
        try (WebExplorer explorer = WebExplorer.start(games.get(), host, port)) {
            streams.out().println("the web explorer is at " + explorer.address() + " (Ctrl-C stops it)");
            streams.out().flush();
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
}
