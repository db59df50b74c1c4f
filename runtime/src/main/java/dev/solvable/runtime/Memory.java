package dev.solvable.runtime;

import java.util.ArrayList;
import java.util.List;

/**
 * What a solver or a part of it takes of the heap at most, beside the constants of its class. Whatever makes arrays
 * tells their memory, too; the compiler adds up the parts of a solver.
 *
 * @param stores its tables, caches and other arrays
 * @param bytesOfMove what they take besides for each move, where only the solver knows how many moves there are; 0
 *     where the compiler knows it
 * @param bytesOfHelper what each thread beyond the first takes besides
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
     * @param name what they are
     * @param entries how many entries they have; 0 where that says nothing
     * @param bytes what they take
     */
    public static Memory of(String name, long entries, long bytes) {
        return new Memory(List.of(new Store(name, "", entries, bytes)), 0, 0);
    }

    /** The same of arrays that each thread has for itself. */
    public static Memory ofEachThread(String name, long entries, long bytes) {
        return new Memory(List.of(new Store(name, "", entries, bytes)), 0, Math.toIntExact(bytes));
    }

    /** What each move takes, where only the solver knows how many there are. */
    public static Memory ofEachMove(long bytes) {
        return new Memory(List.of(), Math.toIntExact(bytes), 0);
    }

    /** The same where the compiler knows how many moves there are. */
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
     * The same, made when something is asked for that other questions do not need.
     *
     * @param what such as {@code a distance}
     */
    public Memory onceAskedFor(String what) {
        List<Store> later = new ArrayList<>();
        for (Store store : stores) {
            later.add(new Store(store.name, " once " + what + " is asked for", store.entries, store.bytes));
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
     * @param name what they are
     * @param when which question first needs them; empty where the first one does
     * @param entries how many entries they have; 0 where that says nothing
     * @param bytes what they take
     */
    public record Store(String name, String when, long entries, long bytes) {}
}
