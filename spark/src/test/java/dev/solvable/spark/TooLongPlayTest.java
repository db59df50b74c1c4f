package dev.solvable.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.solvable.Outcome;
import dev.solvable.runtime.value.ValueCode;
import dev.solvable.spark.bytes.ByteWriter;
import dev.solvable.spark.bytes.SortedKeys;
import dev.solvable.spark.storage.WorkFolder;
import dev.solvable.table.TableCounts;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Play that is longer than the codes of a table can tell is refused, and no value is cut down to another one. */
class TooLongPlayTest {
    private static final GameClass RING = GameClass.named("dev.solvable.spark.Games$Ring");

    @TempDir
    Path folder;

    /** Writes the table of a part with one position in the first layer, and another one of this value in the last. */
    private TableStage.Part write(int code, int layers) throws IOException {
        OutputFolder output = new OutputFolder(LocalSpark.spark(), folder.toString());
        Layers all = new Layers();
        for (int layer = 0; layer < layers; layer++) {
            all.add(new long[] {layer == 0 || layer == layers - 1 ? 1 : 0});
        }
        write(output.work(), 0, ValueCode.of(Outcome.LOSS, 0));
        write(output.work(), layers - 1, code);
        return new TableStage.Writing(RING, output.work(), output, all, 1).call(0);
    }

    private static void write(WorkFolder work, int layer, int code) throws IOException {
        work.write(Layers.keys(layer), 0, SortedKeys.bytes(new long[] {layer}, 1));
        ByteWriter values = new ByteWriter();
        values.number(1);
        values.number(code);
        work.write(Layers.values(layer), 0, values.toBytes());
    }

    /** The numbers of layers that 16 bits cannot tell apart among them. */
    @ParameterizedTest
    @ValueSource(ints = {2, (1 << 16) + 2})
    void theLongestPlayKeepsItsValueAndItsLayer(int layers) throws IOException {
        TableStage.Part part = write(ValueCode.of(Outcome.WIN, ValueCode.MAX_DISTANCE), layers);

        assertThat(part.counts()).hasSize(layers);
        assertThat(part.counts().get(0)).isEqualTo(new TableCounts(1, 0, 0, 1));
        assertThat(part.counts().get(layers - 1)).isEqualTo(new TableCounts(1, 1, 0, 0));
        assertThat(part.positions()).isEqualTo(2);
    }

    @Test
    void aDistanceWithoutACodeIsRefusedWhereTheTableIsWritten() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> write(ValueCode.of(Outcome.WIN, ValueCode.MAX_DISTANCE + 1), 2))
                .withMessage("a table holds no distance of 21844: the greatest is 21843");
    }

    /** The steps up to that distance are said to be done: each would take as long as any other. */
    @ParameterizedTest
    @ValueSource(strings = {"dev.solvable.spark.Games$Ring", "dev.solvable.spark.Games$Dodgem"})
    void aDistanceWithoutACodeIsRefusedAsSoonAsItIsFound(String game) throws IOException {
        String out = folder.toString();
        assertThatExceptionOfType(Stopped.class)
                .isThrownBy(() -> new SparkSolver(LocalSpark.context(), 1)
                        .leastBits(20)
                        .progress(line -> {
                            throw new Stopped();
                        })
                        .solve(game, out));
        WorkFolder unfinished = new WorkFolder(LocalSpark.spark(), out).below("unfinished");
        for (int distance = 1; distance <= ValueCode.MAX_DISTANCE + 1; distance++) {
            unfinished.finish(Layers.name("decided", distance), new long[] {9});
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new SparkSolver(LocalSpark.context(), 1)
                        .leastBits(20)
                        .resume()
                        .solve(game, out))
                .withMessage("a table holds no distance of 21844: the greatest is 21843");
    }

    private static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1;
    }
}
