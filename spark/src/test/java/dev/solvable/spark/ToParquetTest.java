package dev.solvable.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;

/**
 * Rows of an export come back from Parquet as they were, with types. Spark reads and writes files through Hadoop, which
 * asks for its user in a way that is gone since 24.
 */
class ToParquetTest {
    private static final SparkSession SESSION =
            SparkSession.builder().sparkContext(LocalSpark.context()).getOrCreate();

    @TempDir
    private Path folder;

    private List<Row> converted(String csv) throws IOException {
        Path file = Files.writeString(folder.resolve("positions.csv"), csv);
        String parquet = folder.resolve("positions.parquet").toString();
        assertThat(ToParquet.convert(SESSION, file.toString(), parquet))
                .isEqualTo(csv.lines().count() - 1);
        return SESSION.read().parquet(parquet).collectAsList();
    }

    @Test
    @EnabledForJreRange(max = JRE.JAVA_23)
    void rowsKeepTheirValues() throws IOException {
        List<Row> rows = converted(
                "board,side,outcome,distance,best_moves\nx../.o./...,first,draw,,a2 b1\nxxx/oo./...,second,loss,0,\n");
        assertThat(rows)
                .extracting(Row::toString)
                .containsExactlyInAnyOrder("[x../.o./...,first,draw,null,a2 b1]", "[xxx/oo./...,second,loss,0,]");
        assertThat(rows.get(0).schema().catalogString())
                .isEqualTo("struct<board:string,side:string,outcome:string,distance:int,best_moves:string>");
    }

    @Test
    @EnabledForJreRange(max = JRE.JAVA_23)
    void grundyValuesAreNumbers() throws IOException {
        List<Row> rows = converted("board,side,outcome,distance,best_moves,nimber\n..#,either,win,1,a1-b1,1\n");
        assertThat(rows).extracting(row -> row.<Integer>getAs("nimber")).containsExactly(1);
    }

    @Test
    @EnabledForJreRange(max = JRE.JAVA_23)
    void anotherFileIsRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("other.csv"), "name,age\nAda,36\n");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ToParquet.convert(
                        SESSION, file.toString(), folder.resolve("p").toString()))
                .withMessageContaining("has the columns name, age; those of an export are board, side, outcome");
    }

    @Test
    void withoutAMasterItSaysHowToStartIt() {
        StringWriter err = new StringWriter();
        int status = ToParquet.run(new PrintWriter(new StringWriter(), true), new PrintWriter(err, true), "a.csv", "b");
        assertThat(status).isEqualTo(2);
        assertThat(err.toString()).contains("spark-submit").hasLineCount(1);
    }
}
