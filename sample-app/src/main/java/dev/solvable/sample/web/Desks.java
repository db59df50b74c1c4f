package dev.solvable.sample.web;

import static dev.solvable.sample.judge.BadInputException.quoted;

import dev.solvable.sample.games.GameCatalog;
import java.util.LinkedHashMap;
import java.util.Map;

/** A {@link Desk} for every game, so that a long solve of one keeps no other waiting. */
final class Desks implements AutoCloseable {
    private static final int MILLIS_BETWEEN_REVIEWS = 250;

    private final Map<String, Desk> desks = new LinkedHashMap<>();
    private final Thread reviewer = new Thread(this::review, "reviewing questions");

    Desks(Patience patience) {
        for (String game : GameCatalog.names()) {
            desks.put(game, new Desk(game, () -> GameCatalog.find(game).orElseThrow(), patience));
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
