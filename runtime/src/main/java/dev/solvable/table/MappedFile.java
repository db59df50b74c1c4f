package dev.solvable.table;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;

/** A file in memory as far as it is read, of any length: in segments, as one mapping has two gigabytes at most. */
final class MappedFile {
    private final ByteBuffer[] segments;
    private final long segmentLength;

    /**
     * Maps a file.
     *
     * @param segmentLength where a segment begins after the one before; each goes on into the next
     * @param mostBytes as far as one read may go on into the next
     */
    MappedFile(FileChannel channel, long length, long segmentLength, int mostBytes) throws IOException {
        this.segmentLength = segmentLength;
        this.segments = new ByteBuffer[(int) ((length + segmentLength - 1) / segmentLength)];
        for (int i = 0; i < segments.length; i++) {
            long from = i * segmentLength;
            long bytes = Math.min(length - from, segmentLength + mostBytes);
            segments[i] = channel.map(FileChannel.MapMode.READ_ONLY, from, bytes);
        }
    }

    /** Some bytes of the file, in a buffer of their own. */
    ByteBuffer bytes(long offset, int length) {
        int from = (int) (offset % segmentLength);
        ByteBuffer bytes = segments[(int) (offset / segmentLength)].duplicate();
        bytes.limit(from + length).position(from);
        return bytes.slice().order(ByteOrder.LITTLE_ENDIAN);
    }
}
