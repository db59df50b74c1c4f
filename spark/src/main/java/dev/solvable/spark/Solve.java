package dev.solvable.spark;

import dev.solvable.table.TableCounts;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.List;
import java.util.concurrent.Callable;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;
import org.apache.spark.SparkException;
import org.apache.spark.sql.AnalysisException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code spark-submit --class dev.solvable.spark.Solve solvable-spark.jar GAME --out DIR}: solves a game on Spark. */
@Command(
        name = "solve",
        mixinStandardHelpOptions = true,
        versionProvider = Solve.Version.class,
        description = {
            "Solves a game on Apache Spark: every position that play can lead to.",
            "The answer is a folder of tables, which the commands 'verify', 'solve --table' and 'serve --tables' take."
        },
        footer = {
            "",
            "  spark-submit --class dev.solvable.spark.Solve --jars my-games.jar solvable-spark.jar \\",
            "      example.ConnectFour --out tables/ConnectFour",
            "",
            "The folder may be on any file system that Spark knows; all machines have to see it."
        })
public final class Solve implements Callable<Integer> {
    private static final int BAD_INPUT = 2;
    private static final int STOPPED = 1;

    private final PrintWriter out;
    private final PrintWriter err;

    @Parameters(
            paramLabel = "GAME",
            description = "The game's class, with its package; its solver is on the class path.")
    private String game = "";

    @Option(names = "--out", paramLabel = "DIR", required = true, description = "Where the tables go: a new folder.")
    private String folder = "";

    @Option(
            names = "--parts",
            paramLabel = "N",
            description = {
                "In how many parts positions are kept (${DEFAULT-VALUE}). A task works on a part of a ply in memory:",
                "a million positions take some 200 MB."
            })
    private int parts = SparkSolver.PARTS;

    @Option(names = "--resume", description = "Goes on where an earlier try was stopped.")
    private boolean resume;

    @Option(
            names = "--summary",
            description = "Prints how many positions are won, drawn and lost for the player to move, by plies, as CSV.")
    private boolean summary;

    Solve(PrintWriter out, PrintWriter err) {
        this.out = out;
        this.err = err;
    }

    /** Solves a game and exits, with status 2 for bad input and 1 for a failure. */
    public static void main(String[] arguments) {
        start(Solve::run, arguments);
    }

    /** A command that prints to these writers. */
    @FunctionalInterface
    interface Program {
        int run(PrintWriter out, PrintWriter err, String... arguments);
    }

    /** Runs a command. Exits if it has failed; otherwise Spark ends the process. */
    static void start(Program program, String... arguments) {
        Charset characters = Charset.defaultCharset();
        int status = program.run(
                new PrintWriter(System.out, true, characters),
                new PrintWriter(System.err, true, characters),
                arguments);
        if (status != 0) {
            System.exit(status);
        }
    }

    /** Runs the command, which prints to these writers. */
    static int run(PrintWriter out, PrintWriter err, String... arguments) {
        return commandLine(new Solve(out, err), out, err).execute(arguments);
    }

    /** A command that reports bad input, and what Spark refuses or fails to do, in one line. */
    static CommandLine commandLine(Object command, PrintWriter out, PrintWriter err) {
        return new CommandLine(command).setOut(out).setErr(err).setExecutionExceptionHandler((e, called, result) -> {
            if (e instanceof IllegalArgumentException) {
                err.println(e.getMessage());
                return BAD_INPUT;
            }
            if (e instanceof SparkException || e instanceof AnalysisException) {
                err.println(SparkJob.reason(e));
                return e instanceof AnalysisException ? BAD_INPUT : STOPPED;
            }
            throw e;
        });
    }

    /**
     * The settings of the process that {@code spark-submit} has started.
     *
     * @throws IllegalArgumentException if this was not started by {@code spark-submit}
     */
    static SparkConf settings(String name) {
        SparkConf settings = new SparkConf().setIfMissing("spark.app.name", name);
        if (!settings.contains("spark.master")) {
            throw new IllegalArgumentException("there is no Spark master: start this by spark-submit");
        }
        return settings;
    }

    @Override
    public Integer call() {
        SparkConf settings = settings("Solvable: " + game);
        SparkContext context = new SparkContext(settings);
        try {
            SparkSolver solver = new SparkSolver(context, parts).progress(err::println);
            if (resume) {
                solver.resume();
            }
            List<TableCounts> counts = solver.solve(game, folder);
            if (summary) {
                out.println("ply,won,drawn,lost");
                for (int ply = 0; ply < counts.size(); ply++) {
                    TableCounts count = counts.get(ply);
                    out.println(ply + "," + count.wins() + "," + count.draws() + "," + count.losses());
                }
            }
            return 0;
        } catch (IOException e) {
            err.println(e.getMessage());
            return STOPPED;
        } finally {
            context.stop();
        }
    }

    /** The version from the jar's manifest. */
    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Solve.class.getPackage().getImplementationVersion();
            return new String[] {
                "solvable-spark " + (version == null ? "of a class folder, not of a jar" : version) + ", on Java "
                        + Runtime.version()
            };
        }
    }
}
