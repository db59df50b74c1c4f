package dev.solvable.tool.command;

import dev.solvable.tool.classpath.ClassPath;
import dev.solvable.tool.classpath.ClassPathWatch;
import dev.solvable.tool.games.GameSource;
import dev.solvable.tool.games.Games;
import dev.solvable.tool.games.RulesFailure;
import dev.solvable.tool.input.BadInputException;
import dev.solvable.tool.source.WrongDeclarationException;
import dev.solvable.tool.terminal.Browser;
import dev.solvable.tool.terminal.Streams;
import dev.solvable.tool.web.Refused;
import dev.solvable.tool.web.WebExplorer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;

/**
 * The running web explorer, and the watch over its games. Separate from {@link ServeCommand} because the parser
 * inspects the methods of every command: one that names the explorer would load it for all commands.
 */
final class Serving {
    private final Streams streams;
    private final GameSource source;

    Serving(Streams streams, GameSource source) {
        this.streams = streams;
        this.source = source;
    }

    /** Serves until the thread is interrupted. */
    void run(String host, int port, boolean watch, boolean edit, boolean open)
            throws IOException, InterruptedException {
        Optional<ClassPath> drafts = edit ? Optional.of(new ClassPath(source.classPath())) : Optional.empty();
        WebExplorer.Features features = new WebExplorer.Features(watch, drafts);
        // The watch begins before the classes are loaded, so that no change is missed.
        try (ClassPathWatch classes = new ClassPathWatch(source.files());
                WebExplorer explorer = WebExplorer.start(source.load(this::complain), host, port, features)) {
            tell("the web explorer is at " + explorer.address() + " (Ctrl-C stops it)");
            if (!explorer.isLocal()) {
                if (edit) {
                    complain("no declarations are written in the page, as other machines may reach it");
                }
                complain(
                        "whoever reaches this machine may use the explorer, and with it the memory and the processors");
            }
            if (watch) {
                classes.start(() -> reload(explorer));
            }
            if (open) {
                Browser.open(explorer.address()).ifPresent(streams.err()::println);
            }
            new CountDownLatch(1).await();
        }
    }

    /** Loads the games again and shows them; if that fails, the games before stay. */
    private void reload(WebExplorer explorer) {
        List<String> leftOut = new ArrayList<>();
        try {
            Games games = source.load(leftOut::add);
            leftOut.forEach(streams.err()::println);
            explorer.reload(games, leftOut);
            tell("loaded again: " + String.join(", ", games.names()));
        } catch (BadInputException e) {
            leftOut.forEach(streams.err()::println);
            refuse(
                    explorer,
                    e instanceof WrongDeclarationException wrong
                            ? Refused.of(wrong)
                            : Refused.because(String.valueOf(e.getMessage())));
        } catch (RuntimeException | Error e) {
            // Whatever a user's class does, the watch must go on.
            refuse(explorer, Refused.because("the games cannot be loaded: " + RulesFailure.reason(e)));
        }
        streams.err().flush();
    }

    private void refuse(WebExplorer explorer, Refused refused) {
        streams.err().println(refused.reason() + "; those loaded before stay");
        explorer.refuse(refused);
    }

    private void complain(String line) {
        streams.err().println(line);
        streams.err().flush();
    }

    private void tell(String line) {
        try {
            streams.out().println(line);
            streams.out().flush();
        } catch (Streams.OutputLost e) {
            // The pages are still used.
        }
    }
}
