package dev.solvable.spark;

/** Reads what a {@link ByteWriter} has written. */
final class ByteReader {
    private final byte[] bytes;
    private int place;

    ByteReader(byte[] bytes) {
        this.bytes = bytes;
    }

    long number() {
        long number = 0;
        for (int shift = 0; ; shift += 7) {
            byte next = bytes[place];
            place++;
            number |= (long) (next & 0x7f) << shift;
            if (next >= 0) {
                return number;
            }
        }
    }

    /** A number that is a count, a rank or a part. */
    int count() {
        return (int) number();
    }

    long signed() {
        long number = number();
        return number >>> 1 ^ -(number & 1);
    }

    boolean atEnd() {
        return place == bytes.length;
    }
}
