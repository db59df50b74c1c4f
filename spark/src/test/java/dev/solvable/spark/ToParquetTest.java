package dev.solvable.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/**
 * Rows of an export come back from Parquet as they were, with types. Spark reads and writes files through Hadoop, which
 * asks for its user in a way that is gone since 24.
 */
class ToParquetTest {
    private static final SparkSession SESSION =
            SparkSession.builder().sparkContext(LocalSpark.context()).getOrCreate();

    @TempDir
    private Path folder;

    private final StringWriter err = new StringWriter();

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
    void pointsAreNumbers() throws IOException {
        List<Row> rows = converted("board,side,outcome,distance,best_moves,score\n..#,first,loss,3,a1,-2\n");
        assertThat(rows).extracting(row -> row.<Integer>getAs("score")).containsExactly(-2);
    }

    /** A program's boards may have any characters. */
    @Test
    @EnabledForJreRange(max = JRE.JAVA_23)
    void quotesAndBackslashesStayAsTheyAre() throws IOException {
        List<Row> rows = converted("board,side,outcome,distance,best_moves\n"
                + "\"a\"\"b,c\\\",first,draw,1,\nd\\,first,draw,1,\n\"\\\"\"\",first,draw,1,\n");
        assertThat(rows)
                .extracting(row -> row.<String>getAs("board"))
                .containsExactlyInAnyOrder("a\"b,c\\", "d\\", "\\\"");
    }

    @Test
    @EnabledForJreRange(max = JRE.JAVA_23)
    void whatSparkRefusesIsOneLine() throws IOException {
        Path header = Files.writeString(folder.resolve("header.csv"), "board,side,outcome,distance,best_moves\n");
        assertThat(status(folder.resolve("nothing.csv"), folder.resolve("p"))).isEqualTo(2);
        assertThat(err.toString()).contains("nothing.csv").hasLineCount(1);
        err.getBuffer().setLength(0);
        assertThat(status(header, Files.createDirectory(folder.resolve("there"))))
                .isEqualTo(2);
        assertThat(err.toString()).contains("there already exists").hasLineCount(1);
        err.getBuffer().setLength(0);
        Path wrong = Files.writeString(
                folder.resolve("wrong.csv"), "board,side,outcome,distance,best_moves\nx,first,draw,seven,\n");
        assertThat(status(wrong, folder.resolve("p"))).isEqualTo(1);
        assertThat(err.toString()).contains("wrong.csv").hasLineCount(1);
    }

    private int status(Path file, Path parquet) {
        @CommandLine.Command
        class Conversion implements Callable<Integer> {
            @Override
            public Integer call() {
                ToParquet.convert(SESSION, file.toString(), parquet.toString());
                return 0;
            }
        }
        PrintWriter lines = new PrintWriter(err, true);
        return Solve.commandLine(new Conversion(), lines, lines).execute();
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
        int status = ToParquet.run(new PrintWriter(new StringWriter(), true), new PrintWriter(err, true), "a.csv", "b");
        assertThat(status).isEqualTo(2);
        assertThat(err.toString()).contains("spark-submit").hasLineCount(1);
    }
}
