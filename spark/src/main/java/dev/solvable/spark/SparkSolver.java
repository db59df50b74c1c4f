package dev.solvable.spark;

import dev.solvable.Algorithm;
import dev.solvable.GameFacts;
import dev.solvable.Solver;
import dev.solvable.spark.storage.DriverLock;
import dev.solvable.spark.storage.WorkFolder;
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
 * Solves games on Apache Spark. The result is a folder of table parts with the outcome and distance of every reachable
 * position, which {@link dev.solvable.table.SolvedTable} opens.
 *
 * <pre>{@code
 * List<TableCounts> counts = new SparkSolver(session.sparkContext(), 64).solve("example.ConnectFour", "hdfs:///tables/c4");
 * }</pre>
 *
 * <p>The bytes of all files depend only on the game and the number of parts, not on the number of machines or on
 * failures.
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
     * A solver that reports no progress and does not resume earlier work.
     *
     * @param context for a Spark session its {@code sparkContext()}
     * @param parts the number of parts of each ply, from 1 to {@link TableHeader#MAX_PARTS}; one task holds a whole
     *     part in memory
     * @throws IllegalArgumentException if no table has so many parts
     */
    public SparkSolver(SparkContext context, int parts) {
        if (parts < 1 || parts > TableHeader.MAX_PARTS) {
            throw new IllegalArgumentException("a table has 1 to " + TableHeader.MAX_PARTS + " parts, not " + parts);
        }
        this.spark = JavaSparkContext.fromSparkContext(context);
        this.parts = parts;
    }

    /** Reports progress, one line per step; returns this. */
    public SparkSolver progress(Consumer<String> lines) {
        progress = lines;
        return this;
    }

    /**
     * Resumes the unfinished work in the folder, if there is any; returns this. Without this, a folder with unfinished
     * work is refused.
     */
    public SparkSolver resume() {
        resumes = true;
        return this;
    }

    /** Sets the minimum size of blocks of ranks to 2^bits, for tests with small games; returns this. */
    SparkSolver leastBits(int bits) {
        leastBits = bits;
        return this;
    }

    /**
     * Solves a game.
     *
     * @param game the name of its class or of its solver's class, which is on the class path of all machines
     * @param folder a new or empty folder for the tables, on any file system that Hadoop supports and all machines
     *     share
     * @return the numbers of positions by ply. Images under a symmetry that the solver knows count once. A position
     *     that is reached at several plies counts at the first of them
     * @throws IllegalArgumentException if there is no such solver, or its game is played for points; if the folder has
     *     a table already, or another driver works in it; if its unfinished work is of another game, other rules or
     *     another number of parts; if a distance is too large for a table
     * @throws IOException if the work has stopped, with a reason in one line: files cannot be read or written, a task
     *     failed as often as Spark allows, or another driver took over; {@link #resume} continues it
     */
    public List<TableCounts> solve(String game, String folder) throws IOException {
        GameClass solved = GameClass.named(game);
        Solver solver = solved.newSolver();
        OutputFolder output = new OutputFolder(spark, folder);
        String run =
                "format=6\nsolver=" + solved.solver() + "\nrules=" + RulesDigest.of(solver) + "\nparts=" + parts + "\n";
        try (DriverLock lock = output.begin(run, resumes, progress)) {
            Optional<RankBlocks> ranks = RankBlocks.of(solved, solver, parts, leastBits);
            List<TableStage.Part> written = ranks.isPresent()
                    ? solveByRank(ranks.get(), output, lock)
                    : solveByPosition(solver, solved, output, lock);
            output.finish(TableHeader.keyed(solver, true), written, lock);
            return total(written);
        } catch (IOException e) {
            String reason = String.valueOf(e.getMessage());
            String advice = reason.endsWith(WorkFolder.BEGIN_AGAIN)
                    ? ""
                    : "; finished steps are kept, and --resume goes on after them";
            throw new IOException("the work in " + folder + " has stopped: " + reason + advice, e);
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
     * Whether all plays to a position have the same number of moves: each move fills the same number of cells, and no
     * piece moves. An engine's symmetries may still join positions of different plies, which are then in several plies.
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
