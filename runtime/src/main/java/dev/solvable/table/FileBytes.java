package dev.solvable.table;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;

/**
 * The bytes of a file, in an array or mapped in segments: one mapping has at most two gigabytes.
 *
 * @param segments the mapped segments, or the array
 * @param segmentLength the distance between the starts of segments, which overlap, so that each slice lies in one
 * @param length the number of bytes
 */
@SuppressWarnings("ArrayRecordComponent") // files are not compared
record FileBytes(ByteBuffer[] segments, long segmentLength, long length) {
    /** The maximum size of a slice, and of a block, in bytes. */
    static final int MAX_SLICE = 1 << 20;

    static FileBytes map(FileChannel channel, long segmentLength) throws IOException {
        long length = channel.size();
        ByteBuffer[] segments = new ByteBuffer[(int) ((length + segmentLength - 1) / segmentLength)];
        for (int i = 0; i < segments.length; i++) {
            long from = i * segmentLength;
            long bytes = Math.min(length - from, segmentLength + MAX_SLICE);
            segments[i] = channel.map(FileChannel.MapMode.READ_ONLY, from, bytes);
        }
        return new FileBytes(segments, segmentLength, length);
    }

    static FileBytes of(byte[] bytes) {
        return new FileBytes(new ByteBuffer[] {ByteBuffer.wrap(bytes)}, Integer.MAX_VALUE, bytes.length);
    }

    /** A view of some bytes, at most {@link #MAX_SLICE}. */
    ByteBuffer slice(long offset, int bytes) {
        int from = (int) (offset % segmentLength);
        ByteBuffer slice = segments[(int) (offset / segmentLength)].duplicate();
        slice.limit(from + bytes).position(from);
        return slice.slice().order(ByteOrder.LITTLE_ENDIAN);
    }

    /** A copy of any number of bytes, or of fewer if the file ends earlier. */
    ByteBuffer copy(long offset, int bytes) {
        ByteBuffer copy = Layout.allocate((int) Math.min(bytes, length - offset));
        while (copy.hasRemaining()) {
            copy.put(slice(offset + copy.position(), Math.min(MAX_SLICE, copy.remaining())));
        }
        return copy.flip();
    }
}
