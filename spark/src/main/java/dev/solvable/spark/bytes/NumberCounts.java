package dev.solvable.spark.bytes;

/**
 * How often numbers below a limit were counted, up to 255 times. Pages are allocated on demand, because often few
 * numbers are counted.
 */
public final class NumberCounts {
    private static final int PAGE_BITS = 12;
    private static final int PAGE = 1 << PAGE_BITS;
    private static final int MOST = 0xFF;

    private final byte[][] pages;

    /** Receives numbers and their counts. */
    @FunctionalInterface
    public interface Visitor {
        /** Receives a number and its count, at least 1. */
        void visit(int number, int times);
    }

    /** Counts of 0 for all numbers below a limit. */
    public NumberCounts(int limit) {
        pages = new byte[(limit - 1 >>> PAGE_BITS) + 1][];
    }

    public void add(int number, int times) {
        byte[] page = pages[number >>> PAGE_BITS];
        if (page == null) {
            page = new byte[PAGE];
            pages[number >>> PAGE_BITS] = page;
        }
        int place = number & PAGE - 1;
        page[place] = (byte) Math.min(MOST, (page[place] & MOST) + times);
    }

    /** Writes the differences between counted numbers; the lowest bit tells whether a count above 1 follows. */
    public void writeTo(ByteWriter to) {
        int before = -1;
        for (int i = 0; i < pages.length; i++) {
            byte[] page = pages[i];
            for (int word = 0; page != null && word < PAGE; word += Long.BYTES) {
                if ((long) ByteWriter.WORDS.get(page, word) != 0) {
                    before = write(to, page, i << PAGE_BITS, word, before);
                }
            }
        }
        to.number(0);
    }

    private static int write(ByteWriter to, byte[] page, int first, int word, int last) {
        int before = last;
        for (int place = word; place < word + Long.BYTES; place++) {
            int times = page[place] & MOST;
            if (times > 0) {
                to.number((long) (first + place - before) << 1 | (times > 1 ? 1 : 0));
                before = first + place;
                if (times > 1) {
                    to.number(times);
                }
            }
        }
        return before;
    }

    /** Passes the written numbers to a visitor, in ascending order. */
    public static void forEach(ByteReader from, Visitor visitor) {
        int number = -1;
        for (long step = from.number(); step != 0; step = from.number()) {
            number += (int) (step >>> 1);
            visitor.visit(number, (step & 1) == 0 ? 1 : from.count());
        }
    }
}
