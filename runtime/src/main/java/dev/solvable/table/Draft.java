package dev.solvable.table;

import java.io.Closeable;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;

/**
 * The codes found so far, in a file, so that a long run can continue after a stop. The first line names the table; each
 * other line has a code and a checksum of all lines so far. Codes after the first incomplete or damaged line are
 * dropped and searched again. The file is locked for one run at a time.
 */
final class Draft implements Closeable {
    private final Path path;

    /** Its name in {@link PartFile#OWN}. */
    private final Path own;

    private final RandomAccessFile file; // an interrupt would close a channel
    private final List<Integer> found = new ArrayList<>();

    /** The checksum of all lines so far. */
    private String sum = "";

    private Draft(Path path, Path own, RandomAccessFile file) {
        this.path = path;
        this.own = own;
        this.file = file;
    }

    /**
     * Opens the draft of a table, or creates one.
     *
     * @throws IllegalArgumentException if the file is not a draft of this table, or another run has it
     */
    static Draft open(Path path, TableHeader header) throws IOException {
        Path own = PartFile.target(path);
        if (!PartFile.OWN.add(own)) {
            throw isBeingWritten(path);
        }
        try {
            return open(path, own, header);
        } catch (IOException | RuntimeException e) {
            PartFile.OWN.remove(own);
            throw e;
        }
    }

    private static Draft open(Path path, Path own, TableHeader header) throws IOException {
        if (!Files.exists(path)) {
            // This says why the file cannot be created; RandomAccessFile does not. Another run may create it meanwhile.
            Files.newOutputStream(path, StandardOpenOption.CREATE, StandardOpenOption.APPEND)
                    .close();
        } else if (!Files.isWritable(path)) {
            throw new AccessDeniedException(path.toString());
        }
        RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
        try {
            // If the file is gone, the other run has just ended and deleted it.
            if (!PartFile.isOurs(file.getChannel()) || !Files.exists(path)) {
                throw isBeingWritten(path);
            }
            Draft draft = new Draft(path, own, file);
            draft.read(header.game() + " " + header.digest() + " " + header.plyLimit());
            return draft;
        } catch (IOException | RuntimeException e) {
            file.close();
            throw e;
        }
    }

    private static IllegalArgumentException isBeingWritten(Path path) {
        return new IllegalArgumentException(
                path + " is being written by another run: wait for its end, or write another file");
    }

    /** Reads the undamaged lines, cuts off the rest, and goes on writing after them. */
    private void read(String name) throws IOException {
        byte[] bytes = new byte[Math.toIntExact(file.length())];
        file.readFully(bytes);
        int end = 0;
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] == '\n') {
                String line = new String(bytes, end, i - end, StandardCharsets.UTF_8);
                if (!(end == 0 ? line.equals(name) : takes(line))) {
                    break;
                }
                sum = sumWith(line);
                end = i + 1;
            }
        }
        if (end == 0 && !name.startsWith(new String(bytes, StandardCharsets.UTF_8))) {
            throw new IllegalArgumentException(
                    path + " is there and no part of this table; delete it, or write another file");
        }
        file.setLength(end);
        file.seek(end);
        if (end == 0) {
            append(name);
        }
    }

    /** Adds the code of a line if its checksum is right. Returns whether it is. */
    private boolean takes(String line) {
        String code = line.substring(0, Math.max(0, line.indexOf(' ')));
        boolean isRight = line.equals(line(code));
        if (isRight) {
            found.add(Integer.valueOf(code));
        }
        return isRight;
    }

    private String line(String code) {
        return code + " " + sumWith(code);
    }

    private String sumWith(String next) {
        CRC32 crc = new CRC32();
        crc.update((sum + " " + next).getBytes(StandardCharsets.UTF_8));
        return Long.toHexString(crc.getValue());
    }

    private void append(String line) throws IOException {
        file.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        sum = sumWith(line);
    }

    /** The codes that were in the file when it was opened. */
    List<Integer> found() {
        return found;
    }

    /** Adds a code; it is in the file when this returns. */
    void add(int code) throws IOException {
        append(line(String.valueOf(code)));
    }

    void delete() throws IOException {
        Files.delete(path); // it is still locked, so no other run writes it
    }

    @Override
    public void close() throws IOException {
        file.close();
        PartFile.OWN.remove(own);
    }
}
