package dev.solvable.tool;

import dev.solvable.tool.command.GamesCommand;
import dev.solvable.tool.command.PlayCommand;
import dev.solvable.tool.command.ServeCommand;
import dev.solvable.tool.command.SolveCommand;
import dev.solvable.tool.command.SourceCommand;
import dev.solvable.tool.command.Streams;
import dev.solvable.tool.games.Games;
import dev.solvable.tool.input.BadInputException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command line. What a user did wrong is told in one line on standard error, with exit status 2. */
public final class Program {
    /** What shells report of a program that SIGPIPE ended, 128 + 13: the reader of its output had enough. */
    private static final int READER_GONE = 141;

    /** The commands by name, in the order in which the help lists them. */
    private final Map<String, Function<Streams, Runnable>> commands;

    /**
     * A program with the commands of the tool.
     *
     * @param games what the commands are about
     * @param first further commands by name, made when they are called; listed before those of the tool
     */
    public Program(Games games, Map<String, Function<Streams, Runnable>> first) {
        commands = new LinkedHashMap<>(first);
        commands.put("games", streams -> new GamesCommand(streams, games));
        commands.put("solve", streams -> new SolveCommand(streams, games));
        commands.put("play", streams -> new PlayCommand(streams, games));
        commands.put("source", streams -> new SourceCommand(streams, games));
        commands.put("serve", streams -> new ServeCommand(streams, games));
    }

    /** What stands before a command. */
    @Command(
            name = "solvable",
            description = "Perfect play for games, by solvers that the compiler wrote.",
            footer = "What a command reads: solvable COMMAND --help.")
    static final class TopLevel {
        @Option(
                names = {"-h", "--help"},
                usageHelp = true,
                scope = ScopeType.INHERIT,
                description = "Shows this help.")
        @SuppressWarnings("unused") // Picocli sets it and acts on it.
        private boolean help;
    }

    /** Runs one command; everything is written when this returns the exit status. */
    public int run(Streams streams, String... args) {
        int status = commandLine(streams, args).execute(args);
        if (streams.out().checkError()) {
            if (streams.readerGone().getAsBoolean()) {
                return READER_GONE;
            }
            streams.err().println("cannot write the output");
            return CommandLine.ExitCode.SOFTWARE;
        }
        return status;
    }

    /** With the one command that is called, so that no other is loaded; with all where none is, for help and hints. */
    private CommandLine commandLine(Streams streams, String... args) {
        CommandLine program = new CommandLine(new TopLevel());
        Function<Streams, Runnable> called = args.length > 0 ? commands.get(args[0]) : null;
        for (Function<Streams, Runnable> command : called == null ? commands.values() : List.of(called)) {
            program.addSubcommand(command.apply(streams));
        }
        return program.setOut(streams.out())
                .setErr(streams.err())
                .setExpandAtFiles(false)
                .setParameterExceptionHandler((e, given) -> complain(streams, usage(e)))
                .setExecutionExceptionHandler((e, commandLine, parsed) -> {
                    if (e instanceof BadInputException) {
                        return complain(streams, String.valueOf(e.getMessage()));
                    }
                    throw e;
                });
    }

    private static int complain(Streams streams, String message) {
        // The answers so far come before the complaint, also where both go to one terminal.
        streams.out().flush();
        streams.err().println(BadInputException.onOneLine(message));
        return CommandLine.ExitCode.USAGE;
    }

    private static String usage(ParameterException e) {
        List<String> suggestions =
                e instanceof UnmatchedArgumentException unmatched ? unmatched.getSuggestions() : List.of();
        String hint = suggestions.isEmpty() ? "" : "; did you mean '" + suggestions.get(0) + "'?";
        String name = e.getCommandLine().getCommandSpec().qualifiedName();
        return e.getMessage() + hint + " (see '" + name + " --help')";
    }
}
