package dev.solvable.sample;

import dev.solvable.sample.command.BlockGameCommand;
import dev.solvable.sample.command.GamesCommand;
import dev.solvable.sample.command.PlayCommand;
import dev.solvable.sample.command.ServeCommand;
import dev.solvable.sample.command.SolveCommand;
import dev.solvable.sample.command.SourceCommand;
import dev.solvable.sample.command.Streams;
import dev.solvable.sample.command.TicTacToeCommand;
import dev.solvable.sample.command.TicTacToeFinalCommand;
import dev.solvable.sample.judge.BadInputException;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command line. What a user did wrong is told in one line on standard error, with exit status 2. */
@Command(
        name = "solvable",
        description = "Perfect play for the games of the sample app, by solvers that the compiler wrote.",
        footer = "What a command reads: solvable COMMAND --help.")
public final class Main {
    /** The commands, in the order in which the help lists them. */
    private static final List<String> COMMANDS =
            List.of("tictactoe", "tictactoe-final", "blockgame", "games", "solve", "play", "source", "serve");

    /** What shells report of a program that SIGPIPE ended, 128 + 13: the reader of its output had enough. */
    private static final int READER_GONE = 141;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT,
            description = "Shows this help.")
    @SuppressWarnings("unused") // Picocli sets it and acts on it.
    private boolean help;

    private Main() {}

    /** Runs one command and exits with its status. */
    public static void main(String[] args) {
        System.exit(run(Streams.standard(), args));
    }

    /** Runs one command; everything is written when this returns the exit status. */
    static int run(Streams streams, String... args) {
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
    private static CommandLine commandLine(Streams streams, String... args) {
        CommandLine program = new CommandLine(new Main());
        boolean called = args.length > 0 && COMMANDS.contains(args[0]);
        for (String name : called ? List.of(args[0]) : COMMANDS) {
            program.addSubcommand(command(name, streams));
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

    private static Runnable command(String name, Streams streams) {
        return switch (name) {
            case "tictactoe" -> new TicTacToeCommand(streams);
            case "tictactoe-final" -> new TicTacToeFinalCommand(streams);
            case "blockgame" -> new BlockGameCommand(streams);
            case "games" -> new GamesCommand(streams);
            case "solve" -> new SolveCommand(streams);
            case "play" -> new PlayCommand(streams);
            case "source" -> new SourceCommand(streams);
            case "serve" -> new ServeCommand(streams);
            default -> throw new IllegalArgumentException(name);
        };
    }

    private static int complain(Streams streams, String message) {
        // The answers so far come before the complaint, also where both go to one terminal.
        streams.out().flush();
        streams.err().println(message.replaceAll("\\s*\\R\\s*", " "));
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
