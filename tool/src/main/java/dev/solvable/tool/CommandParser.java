package dev.solvable.tool;

import dev.solvable.table.TableException;
import dev.solvable.tool.command.ExportCommand;
import dev.solvable.tool.command.GamesCommand;
import dev.solvable.tool.command.PlayCommand;
import dev.solvable.tool.command.PuzzlesCommand;
import dev.solvable.tool.command.SaveCommand;
import dev.solvable.tool.command.ServeCommand;
import dev.solvable.tool.command.SolveCommand;
import dev.solvable.tool.command.SourceCommand;
import dev.solvable.tool.command.VerifyCommand;
import dev.solvable.tool.games.GameSource;
import dev.solvable.tool.games.Games;
import dev.solvable.tool.games.RulesFailure;
import dev.solvable.tool.input.BadInputException;
import dev.solvable.tool.source.JavaFileGames;
import dev.solvable.tool.terminal.Streams;
import java.io.File;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Parses a command line and calls the command that it names. */
final class CommandParser {
    /** Commands that need all others to be registered. */
    private static final Set<String> ABOUT_ALL = Set.of("help", "generate-completion");

    private static final String CLASS_PATH = "--classpath";

    private final Streams streams;
    private final Map<String, ? extends Function<Streams, ? extends Runnable>> first;
    private final Supplier<Games> own;
    private final BiFunction<List<File>, Optional<Path>, GameSource> games;

    /**
     * A parser.
     *
     * @param first the commands to list before those of the tool, by name
     * @param own the games whose names shells complete
     * @param games the games of the commands, from the given class path and Java file; called when a command runs
     */
    CommandParser(
            Streams streams,
            Map<String, ? extends Function<Streams, ? extends Runnable>> first,
            Supplier<Games> own,
            BiFunction<List<File>, Optional<Path>, GameSource> games) {
        this.streams = streams;
        this.first = first;
        this.own = own;
        this.games = games;
    }

    /** Runs the command and returns the exit status. */
    int execute(String... args) {
        return commandLine(args).execute(args);
    }

    /** The options before a command. */
    @Command(
            name = "solvable",
            description = "Perfect play for games, by solvers that the compiler wrote.",
            versionProvider = VersionProvider.class,
            footer = {
                "The arguments of a command: solvable COMMAND --help.",
                "",
                "  solvable --classpath target/classes serve",
            })
    static final class TopLevel {
        @Option(
                names = {"-h", "--help"},
                usageHelp = true,
                description = "Shows this help.")
        @SuppressWarnings("unused") // Picocli sets it and acts on it.
        private boolean help;

        @Option(names = "--version", versionHelp = true, description = "Shows the version.")
        @SuppressWarnings("unused") // As above.
        private boolean version;

        @Option(
                names = CLASS_PATH,
                arity = "1..*",
                paramLabel = "PATH",
                description = "Class folders and jars whose games are offered, also with the system's path separator"
                        + " between them. A program without games of its own looks into target/classes,"
                        + " target/test-classes and build/classes/java/main by default.")
        private List<File> classPath = List.of();
    }

    /** The version in the jar's manifest, and the version of Java. */
    static final class VersionProvider implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Optional.ofNullable(
                            VersionProvider.class.getPackage().getImplementationVersion())
                    .orElse("of a class folder, not of a jar");
            return new String[] {"solvable " + version + ", on Java " + Runtime.version()};
        }
    }

    /** Registers the called command alone, so that no other is loaded; without one, all, for help and hints. */
    private CommandLine commandLine(String... args) {
        TopLevel top = new TopLevel();
        CommandLine program = new CommandLine(top);
        Map<String, Function<Streams, ? extends Runnable>> commands = new LinkedHashMap<>(first);
        commands.putAll(
                commands(() -> games.apply(said(top, program.getParseResult()), javaFile(program.getParseResult()))));
        Optional<String> called = Stream.of(args)
                .filter(word -> commands.containsKey(word) || ABOUT_ALL.contains(word))
                .findFirst()
                .filter(commands::containsKey);
        commands.forEach((name, command) -> {
            if (called.isEmpty() || called.get().equals(name)) {
                CommandLine subcommand = new CommandLine(command.apply(streams));
                // Not inherited from the top level: the commands of ABOUT_ALL have a help option of their own.
                subcommand.getCommandSpec().addOption(help());
                if (!first.containsKey(name)) {
                    subcommand.getCommandSpec().addOption(classPathAfterCommand());
                }
                if (called.isEmpty()) {
                    completeWithNames(subcommand.getCommandSpec());
                }
                program.addSubcommand(name, subcommand);
            }
        });
        if (called.isEmpty()) {
            program.addSubcommand("help", new CommandLine.HelpCommand());
            program.addSubcommand("generate-completion", new AutoComplete.GenerateCompletion());
        }
        return program.setOut(streams.out())
                .setErr(streams.err())
                .setExpandAtFiles(false)
                .registerConverter(Path.class, CommandParser::nonEmptyPath)
                .setExecutionStrategy(CommandParser::run)
                .setParameterExceptionHandler((e, given) -> Program.complain(streams, usage(e)))
                .setExecutionExceptionHandler((e, commandLine, parsed) -> {
                    if (e instanceof BadInputException || e instanceof TableException) {
                        return Program.complain(streams, String.valueOf(e.getMessage()));
                    }
                    Optional<String> told = RulesFailure.told(e);
                    if (told.isPresent()) {
                        return Program.complain(streams, told.get());
                    }
                    throw e;
                });
    }

    /** Refuses words after a help command, which picocli would ignore. */
    private static int run(ParseResult parsed) {
        for (CommandLine called : parsed.asCommandLineList()) {
            List<String> unmatched = called.getUnmatchedArguments();
            if (called.getCommandSpec().helpCommand() && !unmatched.isEmpty()) {
                throw new UnmatchedArgumentException(called, unmatched);
            }
        }
        return new CommandLine.RunLast().execute(parsed);
    }

    private static Map<String, Function<Streams, Runnable>> commands(Supplier<GameSource> source) {
        Function<Streams, Supplier<Games>> games = streams -> () -> source.get().load(streams.err()::println);
        Map<String, Function<Streams, Runnable>> commands = new LinkedHashMap<>();
        commands.put("games", streams -> new GamesCommand(streams, games.apply(streams)));
        commands.put("solve", streams -> new SolveCommand(streams, games.apply(streams)));
        commands.put("play", streams -> new PlayCommand(streams, games.apply(streams)));
        commands.put("source", streams -> new SourceCommand(streams, games.apply(streams)));
        commands.put("save", streams -> new SaveCommand(streams, games.apply(streams)));
        commands.put("export", streams -> new ExportCommand(streams, games.apply(streams)));
        commands.put("puzzles", streams -> new PuzzlesCommand(streams, games.apply(streams)));
        commands.put("verify", streams -> new VerifyCommand(streams, games.apply(streams)));
        commands.put("serve", streams -> new ServeCommand(streams, source));
        return commands;
    }

    /** Lets shells complete GAME with the names of the games. */
    private void completeWithNames(CommandSpec command) {
        for (PositionalParamSpec parameter : List.copyOf(command.positionalParameters())) {
            if (parameter.paramLabel().equals("GAME")) {
                command.remove(parameter);
                command.addPositional(PositionalParamSpec.builder(parameter)
                        .completionCandidates(() -> own.get().names().iterator())
                        .build());
            }
        }
    }

    private static OptionSpec help() {
        return OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .description("Shows this help.")
                .build();
    }

    /** Takes one path each time, unlike the option before the command, because arguments follow. */
    private static OptionSpec classPathAfterCommand() {
        return OptionSpec.builder(CLASS_PATH)
                .type(List.class)
                .auxiliaryTypes(File.class)
                .arity("1")
                .paramLabel("PATH")
                .description("Class folders and jars with games, as before the command.")
                .build();
    }

    private static List<File> said(TopLevel top, ParseResult parsed) {
        List<File> said = new ArrayList<>(top.classPath);
        said.addAll(parsed.subcommand().matchedOptionValue(CLASS_PATH, List.of()));
        return said;
    }

    /** The Java file that is given in place of a game. */
    private static Optional<Path> javaFile(ParseResult parsed) {
        List<String> files = parsed.subcommand().matchedPositionals().stream()
                .filter(parameter -> parameter.paramLabel().startsWith("GAME"))
                .flatMap(parameter -> parameter.stringValues().stream())
                .filter(word -> word.endsWith(JavaFileGames.SUFFIX))
                .distinct()
                .toList();
        if (files.size() > 1) {
            throw new BadInputException("one Java file at a time, not " + String.join(" and ", files));
        }
        return files.stream().map(CommandParser::path).findFirst();
    }

    /** Java takes an empty path for the current folder, where a user has only forgotten to set a variable. */
    private static Path nonEmptyPath(String path) {
        if (path.isEmpty()) {
            throw new TypeConversionException("expected a path, found ''");
        }
        return Path.of(path);
    }

    private static Path path(String file) {
        try {
            return Path.of(file);
        } catch (InvalidPathException e) {
            throw new BadInputException("there is no file " + BadInputException.quoted(file));
        }
    }

    private static String usage(ParameterException e) {
        List<String> suggestions =
                e instanceof UnmatchedArgumentException unmatched ? unmatched.getSuggestions() : List.of();
        String hint = suggestions.isEmpty() ? "" : "; did you mean '" + suggestions.get(0) + "'?";
        String name = e.getCommandLine().getCommandSpec().qualifiedName();
        String message = e.getMessage() + hint + " (see '" + name + " --help')";
        return message.replaceFirst("^Error: ", ""); // picocli's messages about groups of options begin so
    }
}
