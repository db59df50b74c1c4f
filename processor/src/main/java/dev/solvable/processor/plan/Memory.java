package dev.solvable.processor.plan;

import java.util.List;

/**
 * What a solver takes of the heap at most, beside the constants of its class.
 *
 * @param stores its tables, caches and other arrays
 * @param bytesOfMove what they take besides for each move, where only the solver knows how many moves there are; 0
 *     where the plan knows it
 * @param bytesOfHelper what each thread beyond the first takes besides
 */
public record Memory(List<Store> stores, int bytesOfMove, int bytesOfHelper) {
    /** Copies the list. */
    public Memory {
        stores = List.copyOf(stores);
    }

    /** The bytes of all stores together. */
    public long bytes() {
        return stores.stream().mapToLong(Store::bytes).sum();
    }

    /**
     * Arrays that are made together.
     *
     * @param name what they are
     * @param when which question first needs them; empty where the first one does
     * @param entries how many entries they have; 0 where that says nothing
     * @param bytes what they take
     */
    public record Store(String name, String when, long entries, long bytes) {}
}
