package dev.solvable.runtime;

import java.util.ArrayList;
import java.util.List;

/**
 * An upper bound on the heap memory of a solver or of a part of it, without the constants of its class. Each class that
 * makes arrays tells their memory. The compiler adds up the parts of a solver.
 *
 * @param stores its tables, caches and other arrays
 * @param bytesOfMove additional bytes for each move, if only the solver knows the number of moves; 0 if the compiler
 *     knows it
 * @param bytesOfHelper additional bytes for each thread after the first
 */
@ForGeneratedCode
public record Memory(List<Store> stores, int bytesOfMove, int bytesOfHelper) {
    /** No arrays worth counting. */
    public static final Memory NONE = new Memory(List.of(), 0, 0);

    /** Copies the list. */
    public Memory {
        stores = List.copyOf(stores);
    }

    /**
     * Arrays that all threads share.
     *
     * @param name their name
     * @param entries the number of entries; 0 if it means nothing
     * @param bytes their size
     */
    public static Memory of(String name, long entries, long bytes) {
        return new Memory(List.of(new Store(name, "", entries, bytes)), 0, 0);
    }

    /** The same for arrays that are separate for each thread. */
    public static Memory ofEachThread(String name, long entries, long bytes) {
        return new Memory(List.of(new Store(name, "", entries, bytes)), 0, Math.toIntExact(bytes));
    }

    /** The bytes of each move, if only the solver knows the number of moves. */
    public static Memory ofEachMove(long bytes) {
        return new Memory(List.of(), Math.toIntExact(bytes), 0);
    }

    /** The same if the compiler knows the number of moves. */
    public Memory ofMoves(int moves) {
        Memory lists = of("the lists of moves", moves, (long) bytesOfMove * moves);
        return new Memory(stores, 0, bytesOfHelper).and(lists);
    }

    /** This and another part together. */
    public Memory and(Memory other) {
        List<Store> all = new ArrayList<>(stores);
        all.addAll(other.stores);
        return new Memory(all, bytesOfMove + other.bytesOfMove, Math.addExact(bytesOfHelper, other.bytesOfHelper));
    }

    /**
     * The same, made on the first question for something that other questions do not need.
     *
     * @param what its name, such as {@code a distance}
     */
    public Memory onceAskedFor(String what) {
        List<Store> later = new ArrayList<>();
        for (Store store : stores) {
            later.add(new Store(store.name, "once " + what + " is asked for, ", store.entries, store.bytes));
        }
        return new Memory(later, bytesOfMove, bytesOfHelper);
    }

    /** The bytes of all stores together. */
    public long bytes() {
        long bytes = 0;
        for (Store store : stores) {
            bytes += store.bytes;
        }
        return bytes;
    }

    /**
     * Arrays that are made together.
     *
     * @param name their name
     * @param when words for the question that first needs them; empty if every one does
     * @param entries the number of entries; 0 if it means nothing
     * @param bytes their size
     */
    public record Store(String name, String when, long entries, long bytes) {}
}
