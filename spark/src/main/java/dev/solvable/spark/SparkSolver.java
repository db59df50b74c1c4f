package dev.solvable.spark;

import dev.solvable.Algorithm;
import dev.solvable.GameFacts;
import dev.solvable.Solver;
import dev.solvable.spark.storage.DriverLock;
import dev.solvable.table.RulesDigest;
import dev.solvable.table.TableCounts;
import dev.solvable.table.TableHeader;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * Solves games on Apache Spark: every position that play can lead to, each with its outcome and distance, as a folder
 * of table parts that {@link dev.solvable.table.SolvedTable} opens.
 *
 * <pre>{@code
 * List<TableCounts> counts = new SparkSolver(session.sparkContext(), 64).solve("example.ConnectFour", "hdfs:///tables/c4");
 * }</pre>
 *
 * <p>The same game in as many parts has the same bytes in all its files, however many machines solve it and whatever is
 * lost on the way.
 */
public final class SparkSolver {
    /** The default number of parts. */
    public static final int PARTS = 16;

    private final JavaSparkContext spark;
    private final int parts;
    private Consumer<String> progress = line -> {};
    private boolean resumes;
    private int leastBits = RankBlocks.LEAST_BITS;

    /**
     * A solver that reports no progress and begins at the beginning.
     *
     * @param context for a Spark session its {@code sparkContext()}
     * @param parts in how many parts positions are kept, at least 1: each part of a ply is worked on as a whole, in the
     *     memory of one task
     * @throws IllegalArgumentException where there would be no part
     */
    public SparkSolver(SparkContext context, int parts) {
        if (parts < 1) {
            throw new IllegalArgumentException("at least 1 part is needed, not " + parts);
        }
        this.spark = JavaSparkContext.fromSparkContext(context);
        this.parts = parts;
    }

    /** Tells how far it is, a line a step; returns this. */
    public SparkSolver progress(Consumer<String> lines) {
        progress = lines;
        return this;
    }

    /**
     * Goes on where an earlier try for the same folder was stopped, or begins where there was none; returns this.
     * Without this a folder in which something is unfinished is refused.
     */
    public SparkSolver resume() {
        resumes = true;
        return this;
    }

    /** Lets blocks of ranks have at least 2 to the power of this, for tests with small games; returns this. */
    SparkSolver leastBits(int bits) {
        leastBits = bits;
        return this;
    }

    /**
     * Solves a game.
     *
     * @param game the name of its class, or of its solver's, which all machines have on their class paths
     * @param folder where the tables go: a path of any file system that Hadoop knows and all machines see; a new
     *     folder, or an empty one
     * @return how many positions there are after each number of plies: images of each other count once, where the
     *     solver knows the symmetry, and those that different numbers of moves lead to count where the fewest do
     * @throws IllegalArgumentException where there is no such solver, where its game is played for points, where the
     *     folder has a table already or another driver works in it, or where what is unfinished there is of another
     *     game, other rules or another number of parts; and where play takes more plies than a table can tell
     * @throws IOException where the work has stopped, with the reason in a line: files cannot be read or written, a
     *     task failed as often as Spark allows, another driver took over; {@link #resume} goes on with it
     */
    public List<TableCounts> solve(String game, String folder) throws IOException {
        GameClass solved = GameClass.named(game);
        Solver solver = solved.newSolver();
        OutputFolder output = new OutputFolder(spark, folder);
        String run =
                "format=4\nsolver=" + solved.solver() + "\nrules=" + RulesDigest.of(solver) + "\nparts=" + parts + "\n";
        try (DriverLock lock = output.begin(run, resumes, progress)) {
            Optional<RankBlocks> ranks = RankBlocks.of(solved, solver, parts, leastBits);
            List<TableStage.Part> written = ranks.isPresent()
                    ? solveByRank(ranks.get(), output, lock)
                    : solveByPosition(solver, solved, output, lock);
            output.finish(TableHeader.keyed(solver, true), written, lock);
            return total(written);
        } catch (IOException e) {
            throw new IOException(
                    "the work in " + folder + " has stopped: " + e.getMessage()
                            + "; finished steps are kept, and --resume goes on after them",
                    e);
        }
    }

    private List<TableStage.Part> solveByPosition(Solver solver, GameClass game, OutputFolder output, DriverLock lock)
            throws IOException {
        Steps steps = steps(game, output, parts, lock);
        Layers layers = isByPlies(solver.facts()) ? new PlyAnalysis(steps).run() : new RoundAnalysis(steps).run();
        return TableStage.write(steps, new TableStage.Writing(game, output.work(), output, layers, parts), parts);
    }

    private List<TableStage.Part> solveByRank(RankBlocks blocks, OutputFolder output, DriverLock lock)
            throws IOException {
        Steps steps = steps(blocks.game(), output, blocks.blocks(), lock);
        RankedRounds.Found found = new RankedRounds(steps, blocks).run();
        return TableStage.write(steps, new RankedTables(blocks, output.work(), output, found), blocks.parts());
    }

    private Steps steps(GameClass game, OutputFolder output, int partsOfSteps, DriverLock lock) {
        String name = game.newSolver().facts().name();
        return new Steps(game, name, output.work(), new Exchange(spark, partsOfSteps), lock, progress);
    }

    private static List<TableCounts> total(List<TableStage.Part> written) {
        return IntStream.range(0, written.get(0).counts().size())
                .mapToObj(ply ->
                        written.stream().map(part -> part.counts().get(ply)).reduce(TableCounts.ZERO, TableCounts::and))
                .toList();
    }

    /**
     * Whether the same number of moves leads to a position whatever they are: where each fills as many cells, and no
     * piece moves. Symmetries that an engine knows may join positions of different plies even so; they are then in
     * several plies.
     */
    private static boolean isByPlies(GameFacts facts) {
        int[] filled =
                facts.moveCells().stream().mapToInt(Long::bitCount).distinct().toArray();
        return facts.solvedBy() != Algorithm.RETROGRADE
                && facts.moveSteps().isEmpty()
                && filled.length == 1
                && filled[0] > 0;
    }
}
