package dev.solvable.spark.bytes;

/** Reads what a {@link ByteWriter} has written. */
public final class ByteReader {
    private final byte[] bytes;
    private int place;

    public ByteReader(byte[] bytes) {
        this.bytes = bytes;
    }

    public long number() {
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
    public int count() {
        return (int) number();
    }

    /** Counts, their number first. */
    public int[] counts() {
        int[] counts = new int[count()];
        for (int i = 0; i < counts.length; i++) {
            counts[i] = count();
        }
        return counts;
    }

    long word() {
        long word = (long) ByteWriter.WORDS.get(bytes, place);
        place += Long.BYTES;
        return word;
    }

    public long signed() {
        long number = number();
        return number >>> 1 ^ -(number & 1);
    }

    public boolean atEnd() {
        return place == bytes.length;
    }
}
