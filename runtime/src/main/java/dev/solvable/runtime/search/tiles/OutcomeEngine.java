package dev.solvable.runtime.search.tiles;

import dev.solvable.Outcome;
import dev.solvable.SolveListener;
import dev.solvable.runtime.Engine.Work;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.ScoreEngine;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.game.tiles.TakenRules;
import dev.solvable.runtime.search.Outcomes;
import dev.solvable.runtime.search.ParallelScoreSearch.Share;
import dev.solvable.runtime.search.SearchTables;
import dev.solvable.runtime.transposition.BoundsTranspositionTable;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/** Solves games of tiles whose outcomes are found without scores. A search finds distances, given these outcomes. */
public final class OutcomeEngine implements ScoreEngine {
    private final TakenRules rules;
    private final Outcomes outcomes;
    private final int entries;

    /** Created at the first question for a distance. */
    private @Nullable TileSearch distances;

    /**
     * An engine with empty tables.
     *
     * @param outcomes finds the outcomes
     * @param entries the maximum number of entries of the transposition table of the search for distances
     */
    public OutcomeEngine(Outcomes outcomes, int entries) {
        this.rules = outcomes.rules();
        this.outcomes = outcomes;
        this.entries = entries;
    }

    /** The memory of the search for distances. */
    public static Memory memory(int entries) {
        return BoundsTranspositionTable.memory(entries).onceAskedFor("a distance");
    }

    @Override
    public TakenRules rules() {
        return rules;
    }

    @Override
    public Work work() {
        return outcomes.work();
    }

    @Override
    public long range() {
        return outcomes.areReady() ? rules.rangeOfMasks() : 0;
    }

    @Override
    public Outcome outcome(long position) {
        return outcomes.outcome(position);
    }

    @Override
    public int score(long position, int alpha, int beta) {
        rules.check(position);
        turn().enterOrCancel();
        try {
            return distances().search(rules.taken(position), rules.firstMoves(position) ? 0 : 1, alpha, beta);
        } finally {
            turn().leave();
        }
    }

    private TileSearch distances() {
        if (distances == null) {
            SearchTables table =
                    SearchTables.ofEach(turn(), 1, entries, 0, rules.cells, 0).get(0);
            PlayersTiles tiles = PlayersTiles.of(rules.game);
            distances = new TileSearch(rules, tiles, outcomes, new Share(work().progress(), table, 0));
        }
        return distances;
    }

    @Override
    public void solve(SolveListener listener) throws InterruptedException {
        outcomes.solve(listener);
    }

    /** Reports the progress of finding all outcomes. Reports the end only once the distance is also known. */
    @Override
    public void solve(long position, SolveListener listener) throws InterruptedException {
        if (!outcomes.areReady()) {
            work().search(listener, () -> distance(position));
            return;
        }
        long[] all = {0};
        outcomes.solve(new SolveListener() {
            @Override
            public void progress(long done, long total) {
                all[0] = total;
                if (done < total) {
                    listener.progress(done, total);
                }
            }
        });
        try {
            distance(position);
        } catch (CancellationException e) {
            throw Turn.interrupted(e);
        }
        listener.progress(all[0], all[0]);
    }
}
