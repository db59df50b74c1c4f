package dev.solvable.tool.web;

import dev.solvable.GameFacts;
import dev.solvable.tool.analysis.Estimate;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;

/** The memory that the tables of all games share. If it is too small for all, unused tables are dropped. */
final class SharedHeap {
    /** How long a solve without a client goes on before its tables may be dropped. */
    private final Duration retryAfter;

    private final List<SolveQueue> queues = new CopyOnWriteArrayList<>();

    SharedHeap(Patience patience) {
        retryAfter = patience.alone();
    }

    void add(SolveQueue queue) {
        queues.add(queue);
    }

    void remove(SolveQueue queue) {
        queues.remove(queue);
    }

    /** Refuses a game whose tables this heap cannot hold, before anything is solved. */
    void check(GameFacts facts) throws Problem {
        Estimate estimate = estimate(facts);
        if (!estimate.fits()) {
            throw Problem.unavailable(estimate.refusal());
        }
    }

    /**
     * Books the memory of a game's tables before they are allocated, and drops idle tables of other games until there
     * is enough. If tables in use take too much, the game starts anyway, as few caches grow to their full size.
     */
    synchronized void book(SolveQueue wanting) {
        boolean goesOn = true;
        while (goesOn && !isRoomFor(wanting)) {
            goesOn = makeRoom(wanting);
        }
        wanting.tablesAreBooked();
    }

    /** Whether the tables fit beside all others; tables of unknown size count as 0 bytes. */
    private boolean isRoomFor(SolveQueue wanting) {
        long others = queues.stream()
                .filter(queue -> queue != wanting && queue.holdsTables())
                .mapToLong(queue -> booked(queue.facts()))
                .sum();
        long room = Runtime.getRuntime().maxMemory() - Estimate.PROGRAM_BYTES;
        return others == 0 || booked(wanting.facts()) <= room - others;
    }

    private static long booked(GameFacts facts) {
        Estimate estimate = estimate(facts);
        return estimate.surelyFits() ? facts.cacheBytes() : 0;
    }

    /**
     * Drops the tables of another game in which nothing is being solved, the one least recently asked about. Drops none
     * if this game would not fit even alone.
     *
     * @return whether tables were dropped
     */
    boolean makeRoom(SolveQueue wanting) {
        // Sorts by a snapshot of the times, as a client may ask meanwhile.
        return estimate(wanting.facts()).fits()
                && queues.stream()
                        .filter(queue -> queue != wanting)
                        .map(queue -> Map.entry(queue, queue.lastAsked()))
                        .sorted(Map.Entry.comparingByValue())
                        .anyMatch(entry -> entry.getKey().dropIdleTables());
    }

    /** The problem of a game that finds no room: what holds the memory, what helps, and when to ask again. */
    Problem refusal(SolveQueue wanting) {
        GameFacts facts = wanting.facts();
        Estimate estimate = estimate(facts);
        if (!estimate.fits()) {
            return Problem.unavailable(estimate.refusal());
        }
        List<GameFacts> holding = queues.stream()
                .filter(queue -> queue != wanting && queue.holdsTables())
                .map(queue -> queue.facts())
                .toList();
        long bytes = holding.stream().mapToLong(GameFacts::cacheBytes).sum() + facts.cacheBytes();
        // At least more than now, which was not enough.
        long enough = Math.max(Estimate.heapMebibytes(bytes), (estimate.heapBytes() * 5 / 4) >> 20);
        String room = nameAndSize(facts) + " finds no room in the " + Estimate.size(estimate.heapBytes())
                + " that this JVM may use";
        String start = "start it with java -Xmx" + enough + "m";
        if (holding.isEmpty()) {
            return Problem.unavailable(room + "; " + start);
        }
        String names = holding.stream().map(SharedHeap::nameAndSize).collect(Collectors.joining(", "));
        return Problem.unavailable(
                room + " beside " + names + ", now being solved; ask again in " + retryAfter.toSeconds() + " s, or "
                        + start,
                retryAfter);
    }

    private static String nameAndSize(GameFacts facts) {
        return facts.name() + (Estimate.isPossible(facts) ? " (" + Estimate.size(facts.cacheBytes()) + ")" : "");
    }

    private static Estimate estimate(GameFacts facts) {
        return Estimate.of(facts, Runtime.getRuntime().maxMemory());
    }
}
