package dev.solvable.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A disk that fills stops the work with one line, and costs nothing that was finished. */
@EnabledForJreRange(max = JRE.JAVA_23) // Hadoop asks for its user in a way that is gone since 24
class FullDiskTest {
    private static final int PARTS = 3;
    private static final long ENDLESS = Long.MAX_VALUE / 2;

    /** How many times the disk fills in a run. */
    private static final int FILLS = 7;

    @TempDir
    Path folder;

    @BeforeEach
    void knowTheFileSystem() {
        LocalSpark.spark()
                .hadoopConfiguration()
                .set("fs." + FillingFileSystem.SCHEME + ".impl", FillingFileSystem.class.getName());
    }

    private String address(String name) {
        return FillingFileSystem.SCHEME + "://" + folder.resolve(name);
    }

    private static SparkSolver solver() {
        return new SparkSolver(LocalSpark.context(), PARTS).leastBits(3);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "dev.solvable.spark.Games$TicTacToe",
                "dev.solvable.spark.Games$Hexapawn",
                "dev.solvable.spark.Games$Dodgem"
            })
    void theWorkStopsInALineAndGoesOn(String game) throws IOException, InterruptedException {
        FillingFileSystem.FREE.set(ENDLESS);
        solver().solve(game, address("undisturbed"));
        long needed = ENDLESS - FillingFileSystem.FREE.get();

        String filled = address("filled");
        List<String> steps = new ArrayList<>();
        for (int fill = 0; fill < FILLS; fill++) {
            waitForTasks();
            FillingFileSystem.FREE.set(needed / FILLS);
            assertThatThrownBy(() -> solver().resume().progress(steps::add).solve(game, filled))
                    .isInstanceOf(IOException.class)
                    .hasMessageMatching(
                            "the work in " + filled
                                    + " has stopped: .*cannot write " + FillingFileSystem.SCHEME
                                    + ":/.*: No space left on device; finished steps are kept, and --resume goes on after them");
        }
        FillingFileSystem.FREE.set(ENDLESS);
        solver().resume().progress(steps::add).solve(game, filled);
        assertThat(steps).as("work that was done twice").doesNotHaveDuplicates();
        assertThat(ResumeTest.files(folder.resolve("filled")))
                .isEqualTo(ResumeTest.files(folder.resolve("undisturbed")));
    }

    /** Tasks of a job that has failed may still write, and would take the room that the next try is given. */
    private static void waitForTasks() throws InterruptedException {
        while (Arrays.stream(LocalSpark.context().statusTracker().getExecutorInfos())
                .anyMatch(executor -> executor.numRunningTasks() > 0)) {
            Thread.sleep(10);
        }
    }

    @Test
    void aDiskThatIsFullFromTheBeginningIsNoPlaceForTables() {
        FillingFileSystem.FREE.set(0);
        assertThatThrownBy(() -> solver().solve("dev.solvable.spark.Games$TicTacToe", address("full")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("No space left on device")
                .hasMessageStartingWith("tables cannot be put in " + address("full"));
    }
}
