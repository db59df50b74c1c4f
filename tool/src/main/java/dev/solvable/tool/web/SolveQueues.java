package dev.solvable.tool.web;

import static dev.solvable.tool.input.BadInputException.quoted;

import dev.solvable.tool.games.Games;
import java.util.LinkedHashMap;
import java.util.Map;

/** A {@link SolveQueue} for every game, so that a long solve of one game does not delay the others. */
final class SolveQueues implements AutoCloseable {
    private static final int MILLIS_BETWEEN_REVIEWS = 250;

    private final Map<String, SolveQueue> queues = new LinkedHashMap<>();
    private final Thread reviewer = new Thread(this::review, "reviewing questions");

    private final SharedHeap heap;

    SolveQueues(Games games, Patience patience, SharedHeap heap) {
        this.heap = heap;
        for (String game : games.names()) {
            SolveQueue queue = new SolveQueue(game, () -> games.find(game).orElseThrow(), patience, heap);
            heap.add(queue);
            queues.put(game, queue);
        }
    }

    /** Begins to review the questions. */
    void open() {
        reviewer.setDaemon(true);
        reviewer.start();
    }

    private void review() {
        Runnable pass = this::reviewAll; // created in advance, as memory may run out
        try {
            while (true) {
                Daemons.survive(pass);
                Thread.sleep(MILLIS_BETWEEN_REVIEWS);
            }
        } catch (InterruptedException e) {
            // Closed.
        }
    }

    private void reviewAll() {
        for (SolveQueue queue : queues.values()) {
            queue.review();
        }
    }

    /** Stops what is being solved. */
    @Override
    public void close() {
        reviewer.interrupt();
        for (SolveQueue queue : queues.values()) {
            queue.close();
            heap.remove(queue);
        }
    }

    /** The queue of a game, ignoring case. */
    SolveQueue of(String game) throws Problem {
        for (Map.Entry<String, SolveQueue> entry : queues.entrySet()) {
            if (entry.getKey().equalsIgnoreCase(game)) {
                return entry.getValue();
            }
        }
        throw Problem.notFound("game", "there is no game " + quoted(game) + "; /api/games lists them");
    }

    Iterable<SolveQueue> all() {
        return queues.values();
    }
}
