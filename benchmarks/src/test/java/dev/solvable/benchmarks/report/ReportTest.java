package dev.solvable.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.solvable.benchmarks.measure.Compilation;
import dev.solvable.benchmarks.measure.FreshRun;
import dev.solvable.benchmarks.measure.Machine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReportTest {
    @TempDir
    Path folder;

    private static String result(String name, String parameters, String unit, String data, double allocated) {
        return String.format(Locale.ROOT, """
                {"benchmark": "dev.solvable.benchmarks.measure.%s", "mode": "avgt", %s
                 "primaryMetric": {"score": 1, "scoreUnit": "%s", "rawData": %s},
                 "secondaryMetrics": {"gc.alloc.rate": {"score": 5}, "gc.alloc.rate.norm": {"score": %f}}}""", name, parameters, unit, data, allocated);
    }

    private static String solving(String contest, String competitor, String data) {
        return result(
                "Solving.solve",
                "\"params\": {\"contest\": \"" + contest + "\", \"competitor\": \"" + competitor + "\"},",
                "ns/op",
                data,
                100);
    }

    @BeforeEach
    void aRun() throws IOException {
        Files.writeString(
                folder.resolve(Report.JMH),
                "["
                        + String.join(
                                ",",
                                solving("VALUE/TicTacToe", "GENERATED", "[[3000, 1000, 2000]]"),
                                solving("VALUE/TicTacToe", "INTERPRETER", "[[50000], [70000], [60000]]"),
                                solving("VALUE/Chomp", "GENERATED", "[[9000000]]"),
                                solving("VALUE/Chomp", "INTERPRETER", "[[1000]]"),
                                solving("VALUE/Sim", "GENERATED", "[[100000000]]"),
                                solving("VALUE/FourByFour", "GENERATED", "[[4000000000]]"),
                                solving("MOVING/Dodgem4x4", "GENERATED", "[[200000000]]"),
                                solving("MOVING/Dodgem4x4", "TEXTBOOK", "[[5000000000]]"),
                                solving("MOVING/Teeko", "GENERATED", "[[40000000000]]"),
                                result("TicTacToeAnswers.generated", "", "us/op", "[[0.004]]", 0.01))
                        + "]");
        new Findings(
                        new Machine("Abacus", 2, "Linux", "JDK"),
                        480,
                        List.of(
                                new FreshRun("", "", true, 0.04, 0, 0, 0, "nothing"),
                                new FreshRun("VALUE/TicTacToe", "GENERATED", true, 0.1, 0.01, 4, 0, "DRAW"),
                                new FreshRun("VALUE/FourByFour", "INTERPRETER", false, 20, 20, 0, 0, ""),
                                new FreshRun("VALUE/Sim", "INTERPRETER", false, 20, 20, 0, 0, ""),
                                new FreshRun("MOVING/Dodgem4x4", "GENERATED", true, 1, 1, 300_000, 0, "DRAW -1"),
                                new FreshRun("MOVING/Dodgem4x4", "TEXTBOOK", true, 6, 6, 400_000, 0, "DRAW -1"),
                                new FreshRun("MOVING/Neutreeko", "GENERATED", true, 2, 2, 500_000, 0, "DRAW -1"),
                                new FreshRun("MOVING/Neutreeko", "TEXTBOOK", false, 20, 20, 0, 0, ""),
                                new FreshRun("MOVING/Teeko", "GENERATED", true, 41, 41, 12_000_000, 0, "DRAW -1")),
                        List.of(new Compilation("TicTacToe", 0.01, 0.02, 0.03, 2_048, 1_024)))
                .write(folder.resolve(Report.FINDINGS));
    }

    @Test
    void ratiosOfMediansStandBesideTheTimes() throws IOException {
        assertThat(Report.tables(folder)).contains("| no move | 2 µs | 60 µs | **30** |");
    }

    @Test
    void whatWasGivenUpIsABound() throws IOException {
        assertThat(Report.tables(folder)).contains("| no move | 100 ms | > 20 s | **> 200** |");
    }

    @Test
    void whereWeLoseIsSaid() throws IOException {
        assertThat(Report.tables(folder))
                .contains("Not shown to be ten times as fast for the one position: FourByFour, Chomp.")
                .contains("- Chomp (outcome and distance): the interpreter takes 1 µs, the generated solver 9 ms.");
    }

    @Test
    void gamesWhosePiecesMoveStandBesideMaps() throws IOException {
        assertThat(Report.tables(folder))
                .contains("| Dodgem4x4 | 300,000 | 200 ms | 1.5 M | 400,000 | 5 s | 80 k | **25** |")
                .contains("| Neutreeko | 500,000 |  |  |  | > 20 s |  |  |")
                .contains("| Teeko | 12,000,000 | 40 s | 300 k |  |  |  |  |");
    }

    @Test
    void theRestIsThere() throws IOException {
        assertThat(Report.tables(folder))
                .contains("Machine: Abacus, 2 cores, Linux; JDK. The run took 480 s.")
                .contains("| tic-tac-toe, generated: outcome | 4 ns | 0 B |")
                .contains("| a process that does nothing | 40 ms |")
                .contains("| TicTacToe | 10 ms | 20 ms | 30 ms | 2 KiB | 1 KiB |");
    }

    @Test
    void tablesStandBetweenTheMarkers() throws IOException {
        Path file = folder.resolve("page.md");
        String before = Files.readString(Path.of("../BENCHMARKS.md"));
        Files.writeString(file, before);

        Report.main(new String[] {folder.toString(), file.toString()});
        String once = Files.readString(file);
        Report.main(new String[] {folder.toString(), file.toString()});

        assertThat(once).contains("Machine: Abacus").startsWith(before.substring(0, before.indexOf("<!--")));
        assertThat(once).doesNotContain(System.getProperty("user.dir"));
        assertThat(Files.readString(file)).isEqualTo(once);
    }

    @Test
    void aPageWithoutMarkersIsLeftAlone() {
        assertThatThrownBy(() -> Report.insert("# Benchmarks\n", "")).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @CsvSource({"4.2e-9, 4.2 ns", "0.00123456, 1.23 ms", "0.99951, 1000 ms", "20, 20 s", "12345, '12,345 s'"})
    void times(double seconds, String text) {
        assertThat(Quantities.seconds(seconds)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({"0.5, 0.5", "9.87, 9.9", "123.4, 123", "1634.4, '1,634'"})
    void ratios(double ratio, String text) {
        assertThat(Quantities.ratio(ratio)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({"0, 0 B", "83886080, 80 MiB", "1536, 1.5 KiB"})
    void bytes(double bytes, String text) {
        assertThat(Quantities.bytes(bytes)).isEqualTo(text);
    }
}
