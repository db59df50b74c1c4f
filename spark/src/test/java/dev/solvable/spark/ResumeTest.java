package dev.solvable.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.solvable.table.TableCounts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Work that is stopped goes on from its last finished step, and ends with the same bytes. */
class ResumeTest {
    private static final int PARTS = 2;
    private static final int STEPS_BEFORE_POWER_FAILS = 12;

    @TempDir
    Path folder;

    private static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private static SparkSolver solver(int parts) {
        return new SparkSolver(LocalSpark.context(), parts).leastBits(3);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "dev.solvable.spark.Games$TicTacToe",
                "dev.solvable.spark.Games$Hexapawn",
                "dev.solvable.spark.Games$Dodgem"
            })
    void stoppedAfterEveryStepItEndsWithTheSameBytes(String game) throws IOException {
        List<String> steps = new ArrayList<>();
        Path undisturbed = folder.resolve("undisturbed");
        List<TableCounts> counts = solver(PARTS).progress(steps::add).solve(game, undisturbed.toString());
        Path stopped = folder.resolve("stopped");
        List<String> done = new ArrayList<>();
        List<TableCounts> resumed = null;
        while (resumed == null) {
            try {
                resumed = solver(PARTS)
                        .resume()
                        .progress(line -> {
                            done.add(line);
                            throw new Stopped();
                        })
                        .solve(game, stopped.toString());
            } catch (Stopped e) {
                assertThat(done).as("work that was done twice").doesNotHaveDuplicates();
                if (done.get(done.size() - 1).equals(steps.get(steps.size() - 1))) {
                    resumed = solver(PARTS).resume().solve(game, stopped.toString());
                }
            }
        }
        assertThat(done).isEqualTo(steps);
        assertThat(resumed).isEqualTo(counts);
        assertThat(files(stopped)).isEqualTo(files(undisturbed));
    }

    @Test
    void theSameWorkHasTheSameBytes() throws IOException {
        solver(3).solve("dev.solvable.spark.Games$Block", folder.resolve("one").toString());
        solver(3)
                .solve("dev.solvable.spark.Games$Block", folder.resolve("other").toString());
        assertThat(files(folder.resolve("one"))).hasSize(4).isEqualTo(files(folder.resolve("other")));
    }

    @Test
    void whatIsUnfinishedIsNotOverwritten() {
        String game = "dev.solvable.spark.Games$TicTacToe";
        String out = folder.resolve("out").toString();
        assertThatThrownBy(() -> solver(PARTS)
                        .progress(line -> {
                            throw new Stopped();
                        })
                        .solve(game, out))
                .isInstanceOf(Stopped.class);
        assertThatThrownBy(() -> solver(PARTS).solve(game, out))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("is not finished")
                .hasMessageContaining("--resume");
        assertThatThrownBy(() -> solver(PARTS + 1).resume().solve(game, out))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("parts=2")
                .hasMessageContaining("parts=3");
        assertThatThrownBy(() -> solver(PARTS).resume().solve("dev.solvable.spark.Games$Wild", out))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("TicTacToeSolver");
    }

    /** A machine that loses power may leave files empty that it has renamed in time; others delete what looks old. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "dev.solvable.spark.Games$TicTacToe",
                "dev.solvable.spark.Games$Hexapawn",
                "dev.solvable.spark.Games$Dodgem"
            })
    void aFileThatIsEmptyOrGoneIsNamedOrNotNeeded(String game) throws IOException {
        Path undisturbed = folder.resolve("undisturbed");
        solver(PARTS).solve(game, undisturbed.toString());
        Path stopped = folder.resolve("stopped");
        List<String> steps = new ArrayList<>();
        assertThatThrownBy(() -> solver(PARTS)
                        .progress(line -> {
                            steps.add(line);
                            if (steps.size() == STEPS_BEFORE_POWER_FAILS) {
                                throw new Stopped();
                            }
                        })
                        .solve(game, stopped.toString()))
                .isInstanceOf(Stopped.class);
        Map<String, String> latest = new TreeMap<>(); // of the files that stages with one name have written
        for (String file : files(stopped).keySet()) {
            if (file.endsWith("/0") || file.contains("/done/")) {
                latest.put(file.replaceAll("-[0-9]+", ""), file);
            }
        }
        Set<String> messages = new TreeSet<>();
        for (String file : latest.values()) {
            Path emptied = folder.resolve("emptied " + file.replace('/', ' '));
            copy(stopped, emptied);
            Files.write(emptied.resolve(file), new byte[0]);
            Path deleted = folder.resolve("deleted " + file.replace('/', ' '));
            copy(stopped, deleted);
            Files.delete(deleted.resolve(file));
            for (Path copy : List.of(emptied, deleted)) {
                try {
                    solver(PARTS).resume().solve(game, copy.toString());
                    assertThat(files(copy)).as(copy.toString()).isEqualTo(files(undisturbed));
                } catch (IOException e) {
                    messages.add(String.valueOf(e.getMessage()).replace("the work in " + copy + " has stopped: ", ""));
                }
            }
        }
        String names = String.join("|", files(stopped).keySet());
        assertThat(messages)
                .allMatch(message ->
                        message.matches(".*(" + names + ") is (damaged|gone): delete the folder and begin again"))
                .anyMatch(message -> message.contains("damaged"))
                .anyMatch(message -> message.contains("gone"));
    }

    /** Without it nobody knows which game the other files belong to. */
    @ParameterizedTest
    @ValueSource(strings = {"dev.solvable.spark.Games$TicTacToe", "dev.solvable.spark.Games$Dodgem"})
    void withoutTheDescriptionOfTheWorkNothingIsResumed(String game) throws IOException {
        assertThatThrownBy(() -> solver(PARTS)
                        .progress(line -> {
                            throw new Stopped();
                        })
                        .solve(game, folder.toString()))
                .isInstanceOf(Stopped.class);
        Files.delete(folder.resolve("unfinished/run"));
        assertThatThrownBy(() -> solver(PARTS).resume().solve(game, folder.toString()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("tables cannot be put in " + folder
                        + ": unfinished/run is gone: delete the folder and begin again");
    }

    @ParameterizedTest
    @ValueSource(strings = {"dev.solvable.spark.Games$TicTacToe", "dev.solvable.spark.Games$Dodgem"})
    void aSecondDriverIsRefusedAndDisturbsNothing(String game) throws IOException {
        Path undisturbed = folder.resolve("undisturbed");
        solver(PARTS).solve(game, undisturbed.toString());
        Path out = folder.resolve("out");
        List<String> steps = new ArrayList<>();
        solver(PARTS)
                .progress(line -> {
                    steps.add(line);
                    if (steps.size() == 3) {
                        for (SparkSolver second :
                                List.of(solver(PARTS), solver(PARTS).resume())) {
                            assertThatThrownBy(() -> second.solve(game, out.toString()))
                                    .isInstanceOf(IllegalArgumentException.class)
                                    .hasMessageMatching("another driver works in " + out + ": process \\d+ on .+");
                        }
                    }
                })
                .solve(game, out.toString());
        assertThat(steps).hasSizeGreaterThan(3);
        assertThat(files(out)).isEqualTo(files(undisturbed));
    }

    @Test
    void aTableIsNotOverwritten() throws IOException {
        String out = folder.resolve("out").toString();
        solver(PARTS).solve("dev.solvable.spark.Games$Hexapawn", out);
        Map<String, String> before = files(Path.of(out));
        for (SparkSolver solver : List.of(solver(PARTS), solver(PARTS).resume())) {
            assertThatThrownBy(() -> solver.solve("dev.solvable.spark.Games$Hexapawn", out))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("has a table already");
        }
        assertThat(files(Path.of(out))).isEqualTo(before);
    }

    @Test
    void aFileIsNoFolderForTables() throws IOException {
        Path file = Files.writeString(folder.resolve("notes.txt"), "not a folder");
        assertThatThrownBy(() -> solver(PARTS).solve("dev.solvable.spark.Games$TicTacToe", file.toString()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("tables cannot be put in " + file + ": ");
        assertThat(file).hasContent("not a folder");
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> found = Files.walk(from)) {
            for (Path file : found.toList()) {
                Files.copy(file, to.resolve(from.relativize(file)));
            }
        }
    }

    /** The files of a folder, all that are below it, by name. */
    static Map<String, String> files(Path folder) throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> found = Files.walk(folder)) {
            for (Path file : found.filter(Files::isRegularFile).toList()) {
                files.put(folder.relativize(file).toString(), HexFormat.of().formatHex(Files.readAllBytes(file)));
            }
        }
        return files;
    }
}
