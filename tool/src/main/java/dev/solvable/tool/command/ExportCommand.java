package dev.solvable.tool.command;

import dev.solvable.SolveListener;
import dev.solvable.Solver;
import dev.solvable.tool.games.Games;
import dev.solvable.tool.input.BadInputException;
import dev.solvable.tool.labels.LabelCsv;
import dev.solvable.tool.labels.Labels;
import dev.solvable.tool.terminal.Streams;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code export GAME FILE}: a row for each reachable position, with its value. */
@Command(
        name = "export",
        description = {
            "Solves a game and writes a row for each position that play can reach, as CSV: the board, the side to move,"
                    + " the outcome, the distance, the best moves, and for impartial games the Grundy value, for games of points the score.",
            "The file gets its name when all of it is written; a file that was there before stays until then."
        },
        footer = {"", "  solvable export TicTacToe tictactoe.csv"})
public final class ExportCommand implements Runnable {
    /** Progress is shown after this many rows. */
    private static final int ROWS_BETWEEN_REPORTS = 1 << 12;

    private final Streams streams;
    private final Supplier<Games> games;

    @Parameters(index = "0", paramLabel = "GAME", description = GameName.MEANING)
    private String game = "";

    @Parameters(index = "1", paramLabel = "FILE", description = "The file to write.")
    private Path file = Path.of("");

    @Option(names = "--images", description = "Only one position of each set of symmetric images.")
    private boolean images;

    /** The command, writing to these streams. */
    public ExportCommand(Streams streams, Supplier<Games> games) {
        this.streams = streams;
        this.games = games;
    }

    @Override
    public void run() {
        if (file.toString().toLowerCase(Locale.ROOT).endsWith(".parquet")) {
            throw new BadInputException(
                    "Parquet is written on Spark, whose library is too large for this program: export"
                            + " CSV, then spark-submit --class dev.solvable.spark.ToParquet solvable-spark.jar FILE.csv DIR");
        }
        Solver solver = GameName.solver(games.get(), game);
        Solves.check(solver);
        int rows =
                new Solves(streams).watched(listener -> WholeFile.write(file, part -> write(solver, part, listener)));
        streams.out()
                .format(
                        Locale.ROOT,
                        "%s has %,d positions of %s%n",
                        file,
                        rows,
                        solver.facts().name());
    }

    private int write(Solver solver, Path part, SolveListener listener) throws IOException, InterruptedException {
        solver.solve(listener);
        int[] written = {0};
        try (BufferedWriter out = Files.newBufferedWriter(part)) {
            LabelCsv csv = new LabelCsv(out, solver);
            return new Labels(solver, images).forEach((position, found) -> {
                csv.write(position);
                written[0]++;
                if (written[0] % ROWS_BETWEEN_REPORTS == 0) {
                    listener.progress(written[0], found);
                }
            });
        }
    }
}
