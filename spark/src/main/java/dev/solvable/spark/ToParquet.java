package dev.solvable.spark;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * {@code spark-submit --class dev.solvable.spark.ToParquet solvable-spark.jar FILE DIR}: converts the CSV of
 * {@code export} to Parquet. It is here because a Parquet library would make the jar of the command line five times as
 * large.
 */
@Command(
        name = "to-parquet",
        mixinStandardHelpOptions = true,
        versionProvider = Solve.Version.class,
        description = "Makes Parquet of the positions that 'export' has written as CSV.")
public final class ToParquet implements Callable<Integer> {
    private static final StructType COLUMNS = new StructType()
            .add("board", DataTypes.StringType)
            .add("side", DataTypes.StringType)
            .add("outcome", DataTypes.StringType)
            .add("distance", DataTypes.IntegerType)
            .add("best_moves", DataTypes.StringType);

    /** Columns that some games have after these. */
    private static final List<String> NUMBERS = List.of("nimber", "score");

    private final PrintWriter out;

    @Parameters(index = "0", paramLabel = "FILE", description = "The CSV; on any file system that Spark knows.")
    private String file = "";

    @Parameters(index = "1", paramLabel = "DIR", description = "Where the Parquet goes: a new folder.")
    private String folder = "";

    ToParquet(PrintWriter out) {
        this.out = out;
    }

    /** Converts a file and exits, with status 2 for bad input and 1 for a failure. */
    public static void main(String[] arguments) {
        Solve.start(ToParquet::run, arguments);
    }

    /** Runs the command, which prints to these writers. */
    static int run(PrintWriter out, PrintWriter err, String... arguments) {
        return Solve.commandLine(new ToParquet(out), out, err).execute(arguments);
    }

    @Override
    public Integer call() {
        SparkSession session = SparkSession.builder()
                .config(Solve.settings("Solvable: " + file))
                .getOrCreate();
        try {
            out.println(folder + " has " + convert(session, file, folder) + " positions");
            return 0;
        } finally {
            session.stop();
        }
    }

    /**
     * Converts a file.
     *
     * @return the number of positions in the Parquet files
     * @throws IllegalArgumentException if its columns are not those of an export
     */
    static long convert(SparkSession session, String file, String folder) {
        String[] header = session.read().option("header", true).csv(file).columns();
        StructType columns = COLUMNS;
        for (String column : NUMBERS) {
            columns = Arrays.asList(header).contains(column) ? columns.add(column, DataTypes.IntegerType) : columns;
        }
        if (!Arrays.equals(header, columns.fieldNames())) {
            throw new IllegalArgumentException(file + " has the columns " + String.join(", ", header)
                    + "; those of an export are " + String.join(", ", columns.fieldNames()));
        }
        session.read()
                .option("header", true)
                .option("mode", "FAILFAST")
                .option("escape", "\"") // else a backslash, which is a character like others in an export
                .schema(columns)
                .csv(file)
                .na()
                .fill("", new String[] {"best_moves"}) // Spark reads an empty field as null
                .write()
                .parquet(folder);
        return session.read().parquet(folder).count();
    }
}
