package dev.solvable.tool.web;

import dev.solvable.tool.games.Games;
import java.util.Optional;

/**
 * A version of the games, with its queues and its API.
 *
 * @param version the version of the games
 * @param queues where they are solved
 * @param api the API that answers requests about them
 * @param root the address of {@code api}
 */
record Shown(Api.Version version, SolveQueues queues, Api api, String root) implements AutoCloseable {
    /**
     * Shows games from now on.
     *
     * @param root the address of its API, as {@code /api}
     * @param heap the memory that they share with all other games of the server
     */
    static Shown of(Games games, String root, Api.Version version, SharedHeap heap) {
        SolveQueues queues = new SolveQueues(games, Patience.USUAL, heap);
        queues.open();
        return new Shown(version, queues, new Api(queues, version, root, Optional.empty()), root);
    }

    /** The same games, because newer ones were refused. */
    Shown kept(Refused refused) {
        Api.Version kept = version.kept();
        return new Shown(kept, queues, new Api(queues, kept, root, Optional.of(refused)), root);
    }

    /** Gives up what is being solved. */
    @Override
    public void close() {
        queues.close();
    }
}
