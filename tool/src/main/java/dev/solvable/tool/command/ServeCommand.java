package dev.solvable.tool.command;

import dev.solvable.tool.games.GameSource;
import dev.solvable.tool.input.BadInputException;
import dev.solvable.tool.source.JavaFileGames;
import dev.solvable.tool.source.JdkCheck;
import dev.solvable.tool.tables.TableFolder;
import dev.solvable.tool.terminal.Streams;
import java.io.IOException;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

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

    @Parameters(
            arity = "0..1",
            paramLabel = "GAME.java",
            description = "A Java file with games, which is compiled; without it, the games that 'games' lists.")
    private @Nullable String file;

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "8080",
            converter = PortConverter.class,
            description = "The port, by default ${DEFAULT-VALUE}; 0 for any free one.")
    private int port;

    @Option(
            names = "--host",
            paramLabel = "HOST",
            defaultValue = "localhost",
            description = "The name or address to listen on, by default ${DEFAULT-VALUE}; 0.0.0.0 for all.")
    private String host = "";

    @Option(
            names = "--watch",
            description = "Loads the games again when their Java file or their classes change; an open page stays"
                    + " where it is if the rules still allow it.")
    private boolean watch;

    @Option(
            names = "--edit",
            description = "Lets users write declarations in the page, which compiles and shows them as they type. Only"
                    + " with a server that no other machine can reach. With a Java file --edit is not needed.")
    private boolean edit;

    @Option(
            names = "--open",
            description = "Opens the explorer in a browser: that of the variable BROWSER, or of the desktop.")
    private boolean open;

    @Option(
            names = "--tables",
            paramLabel = "DIR",
            description =
                    "Answers from the solved tables in this folder, for games that have one there; or from the one that"
                            + " the folder is, where it has a manifest.")
    private @Nullable Path tables;

    /** The command, writing to these streams. */
    public ServeCommand(Streams streams, Supplier<GameSource> source) {
        this.streams = streams;
        this.source = source;
    }

    /** Reads the number of a port; 0 means any free port. */
    static final class PortConverter implements ITypeConverter<Integer> {
        private static final int HIGHEST = 65_535;

        @Override
        public Integer convert(String value) {
            try {
                int port = Integer.parseInt(value);
                if (port >= 0 && port <= HIGHEST) {
                    return port;
                }
            } catch (NumberFormatException e) {
                // Reported below, like a number out of range.
            }
            throw new TypeConversionException(
                    "expected a number from 0 to " + HIGHEST + ", found " + BadInputException.quoted(value));
        }
    }

    @Override
    public void run() {
        if (file != null && !file.endsWith(JavaFileGames.SUFFIX)) {
            throw new BadInputException("serve shows all games; " + BadInputException.quoted(file)
                    + " is no Java file, and the page has a list of games to choose from");
        }
        if (edit) {
            JdkCheck.require("--edit");
        }
        GameSource said = this.source.get();
        GameSource source = tables == null ? said : TableFolder.source(said, tables);
        if (watch && source.files().isEmpty()) {
            throw new BadInputException(
                    "--watch is about games that may change: a Java file, or compiled ones whose place --classpath says");
        }
        try {
            new Serving(streams, source).run(host, port, watch, edit || file != null, open);
        } catch (UnknownHostException e) {
            throw new BadInputException("there is no host " + BadInputException.quoted(host));
        } catch (IOException e) {
            throw new BadInputException("cannot listen on port " + port + " of " + BadInputException.quoted(host) + ": "
                    + e.getMessage() + (port == 0 ? "" : "; --port 0 takes a free one"));
        } catch (InterruptedException e) {
            // A caller that runs the command in a separate thread stops it this way.
            Thread.currentThread().interrupt();
        }
    }
}
