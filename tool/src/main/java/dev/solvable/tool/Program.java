package dev.solvable.tool;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.solvable.tool.classpath.ClassPath;
import dev.solvable.tool.classpath.ClassPathGames;
import dev.solvable.tool.games.GameSource;
import dev.solvable.tool.games.Games;
import dev.solvable.tool.games.RulesFailure;
import dev.solvable.tool.input.BadInputException;
import dev.solvable.tool.source.JavaFileGames;
import dev.solvable.tool.terminal.Streams;
import java.io.File;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** The command line. An error of the user's is reported in one line on standard error, with exit status 2. */
public final class Program {
    /** The exit status that shells report after SIGPIPE, 128 + 13: the reader of the output closed it. */
    private static final int READER_GONE = 141;

    private static final int FAILED = 1;
    private static final int BAD_INPUT = 2;

    /** The character that a decoder writes for invalid bytes. */
    private static final char REPLACEMENT = '\ufffd';

    private final Supplier<Games> own;
    private final Map<String, Function<Streams, FileCommand>> first;

    /**
     * A program with the commands of the tool.
     *
     * @param own the program's own games, asked for when a command needs them; if there are none, it looks for games
     *     that the project in the current folder has compiled
     * @param first further commands by name, made when they are called; listed before those of the tool
     */
    public Program(Supplier<Games> own, Map<String, Function<Streams, FileCommand>> first) {
        this.own = own;
        this.first = new LinkedHashMap<>(first);
    }

    /** Runs one command; everything is written when this returns the exit status. */
    public int run(Streams streams, String... args) {
        try {
            int status = execute(streams, args);
            if (!streams.out().checkError()) {
                return status;
            }
        } catch (Streams.OutputLost e) {
            if (e.readerIsGone()) {
                return READER_GONE;
            }
        }
        streams.err().println("cannot write the output");
        return FAILED;
    }

    private int execute(Streams streams, String... args) {
        if (isGarbled(args)) {
            return complain(
                    streams,
                    "Java cannot read an argument in this locale: set LC_ALL=C.UTF-8, or another that knows its letters");
        }
        Function<Streams, FileCommand> command = args.length > 0 ? first.get(args[0]) : null;
        if (command != null && isFileAlone(args)) {
            try {
                command.apply(streams).run(args.length > 1 ? Path.of(args[1]) : null);
                return 0;
            } catch (BadInputException e) {
                return complain(streams, String.valueOf(e.getMessage()));
            }
        }
        try {
            return new CommandParser(streams, first, own, this::games).execute(args);
        } catch (Error e) {
            return complain(streams, RulesFailure.told(e).orElseThrow(() -> e));
        }
    }

    /** Whether an argument has bytes that are invalid in the encoding of the locale, such as those of é in C. */
    private static boolean isGarbled(String... args) {
        return !UTF_8.name().equals(System.getProperty("native.encoding"))
                && Arrays.stream(args).anyMatch(arg -> arg.indexOf(REPLACEMENT) >= 0);
    }

    /** Whether the command has no argument but a file: no option, and nothing that needs the parser's messages. */
    private static boolean isFileAlone(String... args) {
        return args.length == 1 || (args.length == 2 && !args[1].startsWith("-") && isPath(args[1]));
    }

    private static boolean isPath(String text) {
        try {
            return !text.isEmpty() && !Path.of(text).toString().isEmpty();
        } catch (InvalidPathException e) {
            return false;
        }
    }

    /**
     * The games of the given Java file, if any; else those of the class path, then the program's own games with other
     * names.
     */
    private GameSource games(List<File> said, Optional<Path> file) {
        if (file.isPresent()) {
            return new JavaFileGames(file.get(), said.isEmpty() ? new ClassPath(List.of()) : ClassPath.of(said));
        }
        Games own = this.own.get();
        if (said.isEmpty() && !own.names().isEmpty()) {
            return GameSource.of(own);
        }
        return new ClassPathGames(said.isEmpty() ? ClassPath.ofProject(Path.of("")) : ClassPath.of(said), own);
    }

    /** Prints a message in one line and returns the exit status. */
    static int complain(Streams streams, String message) {
        // The answers so far come before the message, even if both go to one terminal.
        streams.out().flush();
        streams.err().println(BadInputException.onOneLine(message));
        return BAD_INPUT;
    }
}
