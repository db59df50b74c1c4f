package dev.solvable.runtime.retrograde;

/** How arrays grow: by half, so that little of the heap is empty. */
final class Growth {
    private Growth() {}

    /**
     * The next length of an array that is full.
     *
     * @throws OutOfMemoryError where an array cannot be longer
     */
    static int of(int length) {
        long next = length + (length >> 1) + 16L;
        if (next > Integer.MAX_VALUE - 8) {
            throw new OutOfMemoryError("more positions than an array has room for");
        }
        return (int) next;
    }
}
