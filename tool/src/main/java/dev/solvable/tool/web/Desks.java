package dev.solvable.tool.web;

import static dev.solvable.tool.input.BadInputException.quoted;

import dev.solvable.tool.games.Games;
import java.util.LinkedHashMap;
import java.util.Map;

/** A {@link Desk} for every game, so that a long solve of one keeps no other waiting. */
final class Desks implements AutoCloseable {
    private static final int MILLIS_BETWEEN_REVIEWS = 250;

    private final Map<String, Desk> desks = new LinkedHashMap<>();
    private final Thread reviewer = new Thread(this::review, "reviewing questions");

    Desks(Games games, Patience patience) {
        SharedHeap heap = new SharedHeap(patience);
        for (String game : games.names()) {
            Desk desk = new Desk(game, () -> games.find(game).orElseThrow(), patience, heap);
            heap.add(desk);
            desks.put(game, desk);
        }
    }

    /** Begins to review the questions. */
    void open() {
        reviewer.setDaemon(true);
        reviewer.start();
    }

    private void review() {
        try {
            while (true) {
                desks.values().forEach(Desk::review);
                Thread.sleep(MILLIS_BETWEEN_REVIEWS);
            }
        } catch (InterruptedException e) {
            // Closed.
        }
    }

    /** Stops what is being solved. */
    @Override
    public void close() {
        reviewer.interrupt();
        desks.values().forEach(Desk::close);
    }

    /** The desk of a game, upper and lower case alike. */
    Desk of(String game) throws Problem {
        for (Map.Entry<String, Desk> entry : desks.entrySet()) {
            if (entry.getKey().equalsIgnoreCase(game)) {
                return entry.getValue();
            }
        }
        throw Problem.notFound("game", "there is no game " + quoted(game) + "; /api/games lists them");
    }

    Iterable<Desk> all() {
        return desks.values();
    }
}
