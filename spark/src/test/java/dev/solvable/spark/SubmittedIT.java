package dev.solvable.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Solver;
import dev.solvable.table.SolvedTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The packed jar under spark-submit: what it prints, and that nothing that is lost on the way changes a byte. */
@Tag("nightly")
@EnabledForJreRange(max = JRE.JAVA_23) // spark-submit asks for its user in a way that is gone since 24
class SubmittedIT {
    private static final String GAME = "dev.solvable.spark.ConnectFourBoards$Rows4Columns4";

    /** What is printed when this much of the game is done. */
    private static final String HALF_WAY = "positions of ply 9:";

    /** What is printed when little of it is done. */
    private static final String BEGUN = "positions of ply 2:";

    private static final String LOCAL = "local[2]";

    /** Two processes on this machine, each with a core. */
    private static final String CLUSTER = "local-cluster[2,1,1024]";

    @TempDir
    Path folder;

    private SparkSubmit submit;

    @BeforeEach
    void prepare() throws IOException {
        submit = new SparkSubmit(folder);
    }

    private String[] solve(String out) {
        return solve(GAME, out);
    }

    private String[] solve(String game, String out) {
        return new String[] {game, "--out", folder.resolve(out).toString(), "--parts", "4"};
    }

    private String[] resume(String out) {
        return resume(GAME, out);
    }

    private String[] resume(String game, String out) {
        return Stream.concat(Stream.of(solve(game, out)), Stream.of("--resume")).toArray(String[]::new);
    }

    @Test
    void theSummaryIsAllThatIsPrinted() throws IOException, InterruptedException {
        SparkSubmit.Run run = submit.start(
                LOCAL,
                "dev.solvable.spark.Games.TicTacToe",
                "--out",
                folder.resolve("tables").toString(),
                "--summary");
        assertThat(run.status()).as(run.err()).isZero();
        assertThat(run.out())
                .startsWith("ply,won,drawn,lost\n0,0,1,0\n1,0,9,0\n")
                .hasLineCount(11);
        Solver solver = GameClass.named("dev.solvable.spark.Games.TicTacToe").newSolver();
        try (SolvedTable table = SolvedTable.open(folder.resolve("tables"), solver)) {
            assertThat(table.distance(solver.initial())).isEqualTo(9);
        }
    }

    /**
     * A driver and executors are killed.
     *
     * @param game one whose moves all fill a cell, and one whose positions have ranks
     * @param early what is printed when little of the game is done
     * @param before the line before the next
     * @param halfWay what is printed when about half of it is done
     */
    @ParameterizedTest
    @CsvSource({
        GAME + ", positions of ply 4:, positions of ply 8:, " + HALF_WAY,
        "dev.solvable.spark.Games.Dodgem, positions of ply 4:, wins and losses in 3 plies:, wins and losses in 4 plies:"
    })
    void whatIsLostOnTheWayCostsNoByte(String game, String early, String before, String halfWay)
            throws IOException, InterruptedException {
        SparkSubmit.Run undisturbed = submit.start(LOCAL, solve(game, "undisturbed"));
        assertThat(undisturbed.status()).as(undisturbed.err()).isZero();

        SparkSubmit.Run killed = submit.start(LOCAL, solve(game, "killed"));
        killed.awaitLine(halfWay);
        killed.kill();
        assertThat(killed.status()).isNotZero();
        SparkSubmit.Run refused = submit.start(LOCAL, solve(game, "killed"));
        assertThat(refused.status()).isEqualTo(2);
        assertThat(refused.err()).contains("is not finished");
        SparkSubmit.Run resumed = submit.start(LOCAL, resume(game, "killed"));
        assertThat(resumed.status()).as(resumed.err()).isZero();
        assertThat(resumed.err()).as("work done twice").doesNotContain(before);
        assertThat(ResumeTest.files(folder.resolve("killed")))
                .isEqualTo(ResumeTest.files(folder.resolve("undisturbed")));

        SparkSubmit.Run cluster = submit.start(CLUSTER, solve(game, "cluster"));
        cluster.awaitLine(early);
        cluster.killExecutors(1);
        cluster.awaitLine(halfWay);
        cluster.killExecutors(2);
        assertThat(cluster.status()).as(cluster.err()).isZero();
        assertThat(cluster.err()).contains("Lost executor");
        assertThat(ResumeTest.files(folder.resolve("cluster")))
                .isEqualTo(ResumeTest.files(folder.resolve("undisturbed")));
    }

    @Test
    void oneDriverAtATimeWorksInAFolder() throws IOException, InterruptedException {
        SparkSubmit.Run undisturbed = submit.start(LOCAL, solve("undisturbed"));
        assertThat(undisturbed.status()).as(undisturbed.err()).isZero();

        SparkSubmit.Run first = submit.start(LOCAL, resume("shared"));
        first.awaitLine(BEGUN);
        first.pause();
        SparkSubmit.Run second = submit.start(LOCAL, resume("shared"));
        second.awaitLine("whether another driver still works in " + folder.resolve("shared"));
        first.goOn();
        assertThat(second.status()).as(second.err()).isEqualTo(2);
        assertThat(second.err()).contains("another driver works in " + folder.resolve("shared") + ": process ");
        assertThat(first.status()).as(first.err()).isZero();
        assertThat(ResumeTest.files(folder.resolve("shared")))
                .isEqualTo(ResumeTest.files(folder.resolve("undisturbed")));
    }

    @Test
    void aDriverThatWasTakenForDeadStops() throws IOException, InterruptedException {
        SparkSubmit.Run undisturbed = submit.start(LOCAL, solve("undisturbed"));
        assertThat(undisturbed.status()).as(undisturbed.err()).isZero();

        SparkSubmit.Run first = submit.start(LOCAL, solve("taken"));
        first.awaitLine(BEGUN);
        first.pause();
        SparkSubmit.Run second = submit.start(LOCAL, resume("taken"));
        second.awaitLine(HALF_WAY);
        first.goOn();
        assertThat(first.status()).as(first.err()).isEqualTo(1);
        assertThat(first.err()).contains("another driver has taken over");
        assertThat(second.status()).as(second.err()).isZero();
        assertThat(ResumeTest.files(folder.resolve("taken")))
                .isEqualTo(ResumeTest.files(folder.resolve("undisturbed")));
    }
}
