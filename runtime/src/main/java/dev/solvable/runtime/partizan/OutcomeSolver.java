package dev.solvable.runtime.partizan;

import dev.solvable.Algorithm;
import dev.solvable.SolveListener;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.TileGame;
import dev.solvable.runtime.search.AbdadaTeam;
import dev.solvable.runtime.search.MaskKey;
import dev.solvable.runtime.search.TileDistanceSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Solves games in which each player has tiles and who cannot move loses: the outcome is searched first, as it is enough
 * to count how many tiles each player can lay for sure and how many at most. Distances are searched within it.
 */
@ForGeneratedCode
public abstract class OutcomeSolver extends TileDistanceSolver {
    private final int outcomeEntries;
    private final int sharedCells;

    /** The searches for outcomes, one for each thread; null until the first question. */
    private @Nullable AbdadaTeam<OutcomeSearch> team;

    /**
     * A solver that has solved nothing yet.
     *
     * @param game what the game declares
     * @param plan what the compiler chose
     * @param threads how many threads may work at once on one question
     * @param keys the keys of masks of cells
     * @param entries the entries of the table of distances; that of outcomes has as many, or more
     * @param sharedCells threads share the work on states in which fewer cells than these are out of play
     */
    protected OutcomeSolver(TileGame game, Plan plan, int threads, MaskKey keys, int entries, int sharedCells) {
        super(game, plan, AbdadaTeam.members(threads, sharedCells), keys, entries);
        this.outcomeEntries = Math.max(OutcomeTranspositionTable.MIN_ENTRIES, entries);
        this.sharedCells = sharedCells;
    }

    @Override
    protected final Algorithm algorithm() {
        return Algorithm.OUTCOME_SEARCH;
    }

    @Override
    protected final boolean looksOutcomesUp() {
        return false;
    }

    @Override
    protected final boolean isWon(long taken, boolean firstMoves) {
        AbdadaTeam<OutcomeSearch> searches = team;
        if (searches == null) {
            searches = newTeam();
            team = searches;
        }
        OutcomeSearch leader = searches.leader();
        long free = leader.usable(full & ~taken);
        if (leader.lead(free, !firstMoves, false) > 0) {
            return false;
        }
        if (!leader.isShared(free)) {
            return leader.wins(free, firstMoves, 0);
        }
        return searches.ask(new ToIntFunction<>() {
                    @Override
                    public int applyAsInt(OutcomeSearch member) {
                        return member.wins(free, firstMoves, 0) ? 1 : 0;
                    }
                })
                == 1;
    }

    private AbdadaTeam<OutcomeSearch> newTeam() {
        TileReach first = TileReach.of(playersTiles.first());
        TileReach second = TileReach.of(playersTiles.second());
        List<OutcomeSearch> members = new ArrayList<>();
        List<Progress> each = AbdadaTeam.progressOfEach(this, progress, threads);
        boolean shared = each.size() > 1;
        OutcomeTranspositionTable table = newTable(shared);
        for (Progress own : each) {
            members.add(
                    shared
                            ? new ParallelOutcomeSearch(own, table, first, second, keys, cells, sharedCells)
                            : new OutcomeSearch(own, table, first, second, keys, cells, 0));
        }
        return new AbdadaTeam<>(getClass().getSimpleName(), members);
    }

    private OutcomeTranspositionTable newTable(boolean shared) {
        try {
            return new OutcomeTranspositionTable(outcomeEntries, shared);
        } catch (OutOfMemoryError e) {
            throw noRoomToGrow("cache of outcomes", (long) Long.BYTES * outcomeEntries, e);
        }
    }

    @Override
    public final void solve(SolveListener listener) throws InterruptedException {
        nothingToSolve(listener);
    }
}
