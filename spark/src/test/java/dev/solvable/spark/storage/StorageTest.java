package dev.solvable.spark.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.solvable.spark.LocalSpark;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;

/** Files that hold what is known so far, on the machine's own files and through Hadoop. */
class StorageTest {
    @TempDir
    Path folder;

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private void readsWhatItWrites(Storage storage) throws IOException {
        assertThat(storage.read("stage/1")).isNull();
        storage.delete("stage");
        storage.write("stage/1", out -> out.write(bytes("first")));
        storage.write("stage/1", out -> out.write(bytes("second")));
        storage.write("stage/2", out -> out.write(bytes("other")));
        assertThat(storage.read("stage/1")).asString().isEqualTo("second");
        storage.delete("stage");
        assertThat(storage.read("stage/2")).isNull();
        assertThat(storage.create("lock", bytes("mine"))).isTrue();
        assertThat(storage.create("lock", bytes("yours"))).isFalse();
        assertThat(storage.read("lock")).asString().isEqualTo("mine");
        storage.replace("lock", bytes("still mine"));
        assertThat(storage.read("lock")).asString().isEqualTo("still mine");
        storage.delete("lock");
    }

    @Test
    void ofTheMachine() throws IOException {
        for (String named : List.of(folder.toString(), folder.toUri().toString())) {
            Storage storage = Storage.of(LocalSpark.spark(), named);
            assertThat(storage).isEqualTo(new LocalStorage(folder.toString()));
            readsWhatItWrites(storage);
        }
    }

    /** What comes with Spark asks for the user in a way that is gone since 24. */
    @Test
    @EnabledForJreRange(max = JRE.JAVA_23)
    void throughHadoop() throws IOException {
        readsWhatItWrites(new HadoopStorage(LocalSpark.spark(), folder.toUri().toString()));
        assertThat(Storage.of(LocalSpark.spark(), "hdfs://namenode/tables")).isInstanceOf(HadoopStorage.class);
    }

    @Test
    void aFileIsThereAsAWholeOrNotAtAll() throws IOException {
        Storage storage = Storage.of(LocalSpark.spark(), folder.toString());
        storage.write("file", out -> out.write(bytes("before")));
        assertThatThrownBy(() -> storage.write("file", out -> {
                    out.write(bytes("aft"));
                    throw new IOException("the disk is full");
                }))
                .isInstanceOf(IOException.class)
                .hasMessage("cannot write " + folder.resolve("file") + ": the disk is full");
        assertThat(storage.read("file")).asString().isEqualTo("before");
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).containsExactly(folder.resolve("file"));
        }
    }

    @Test
    void aFolderThatCannotBeMadeIsToldWithTheReason() throws IOException {
        Files.createFile(folder.resolve("file"));
        Storage storage = Storage.of(LocalSpark.spark(), folder.toString());
        assertThatThrownBy(() -> storage.create("file/lock", bytes("mine")))
                .isInstanceOf(IOException.class)
                .hasMessage("cannot write " + folder.resolve("file/lock")
                        + ": java.nio.file.FileAlreadyExistsException: " + folder.resolve("file"));
    }

    /** Nothing but the checksum tells some of these files from others that a stage may have written. */
    @Test
    void aDamagedFileOfAStageIsRefused() throws IOException {
        WorkFolder work = new WorkFolder(LocalSpark.spark(), folder.toString()).below("unfinished");
        work.write("keys", 1, bytes("positions"));
        work.finish("keys", new long[] {0, 9});
        assertThat(work.read("keys", 1)).asString().isEqualTo("positions");
        assertThat(work.finished("keys")).containsExactly(0, 9);
        Path file = folder.resolve("unfinished/keys/1");
        byte[] whole = Files.readAllBytes(file);
        byte[] changed = whole.clone();
        changed[0]++;
        for (byte[] damaged : List.of(new byte[0], new byte[3], Arrays.copyOf(whole, 8), changed)) {
            Files.write(file, damaged);
            assertThatThrownBy(() -> work.read("keys", 1))
                    .isInstanceOf(IOException.class)
                    .hasMessage("unfinished/keys/1 is damaged: delete the folder and begin again");
        }
        Files.writeString(folder.resolve("unfinished/done/keys"), "0\n");
        assertThatThrownBy(() -> work.finished("keys"))
                .isInstanceOf(IOException.class)
                .hasMessage("unfinished/done/keys is damaged: delete the folder and begin again");
    }
}
