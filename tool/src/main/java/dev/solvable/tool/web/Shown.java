package dev.solvable.tool.web;

import dev.solvable.tool.games.Games;
import java.util.List;

/**
 * The games of some time, and what answers questions about them.
 *
 * @param version which games these are
 * @param queues where they are solved
 * @param api what is asked about them
 */
record Shown(Api.Version version, SolveQueues queues, Api api) implements AutoCloseable {
    /**
     * Shows games from now on.
     *
     * @param root the address of its API, as {@code /api}
     * @param heap the memory that they share with all other games of the server
     */
    static Shown of(Games games, String root, Api.Version version, Patience patience, SharedHeap heap) {
        SolveQueues queues = new SolveQueues(games, patience, heap);
        queues.open();
        return new Shown(version, queues, new Api(queues, version, root));
    }

    /** The version after this one. */
    Api.Version next(List<String> leftOut) {
        return version.next(leftOut);
    }

    /** What is being solved is given up. */
    @Override
    public void close() {
        queues.close();
    }
}
