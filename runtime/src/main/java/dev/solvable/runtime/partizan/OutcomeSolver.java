package dev.solvable.runtime.partizan;

import dev.solvable.Outcome;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.TakenRules;
import dev.solvable.runtime.TileSolver;
import dev.solvable.runtime.search.AbdadaTeam;
import dev.solvable.runtime.search.MaskKey;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A solver */
@ForGeneratedCode
public abstract class OutcomeSolver extends TileSolver {
    private final MaskKey keys;
    private final int outcomeEntries;
    private final int sharedCells;
    private final PlayerTiles firstTiles;
    private final PlayerTiles secondTiles;
    protected final Progress progress;

    /** The searches for outcomes; null until the first question. */
    private @Nullable AbdadaTeam<OutcomeSearch> team;

    protected OutcomeSolver(
            String name,
            Board board,
            TakenRules rules,
            long[] tiles,
            String players,
            long[] first,
            long[] second,
            boolean ternary,
            MaskKey keys,
            int outcomeEntries,
            int sharedCells,
            int threads) {
        super(name, board, rules, tiles, players, ternary, threads);
        this.keys = keys;
        this.outcomeEntries = outcomeEntries;
        this.sharedCells = sharedCells;
        this.firstTiles = PlayerTiles.of(first);
        this.secondTiles = PlayerTiles.of(second);
        this.progress = new Progress(this);
    }

    private AbdadaTeam<OutcomeSearch> gatherTeam() {
        boolean shared = threads > 1;
        List<OutcomeSearch> members = new ArrayList<>();
        OutcomeTranspositionTable table = new OutcomeTranspositionTable(outcomeEntries, shared);
        int size = Math.min(threads, sharedCells + 1); // more would have nothing of their own to do
        for (int i = 0; i < size; i++) {
            Progress own = i == 0 ? progress : new Progress(this);
            members.add(
                    shared
                            ? new ParallelOutcomeSearch(own, table, firstTiles, secondTiles, keys, cells, sharedCells)
                            : new OutcomeSearch(own, table, firstTiles, secondTiles, keys, cells, 0));
        }
        return new AbdadaTeam<>(name() + "Solver", members);
    }

    @Override
    protected final Outcome outcomeOf(long position) {
        check(position);
        enterOrCancel();
        try {
            return isWon(taken(position), firstMoves(position)) ? Outcome.WIN : Outcome.LOSS;
        } catch (OutOfMemoryError e) {
            throw noRoom("cache of outcomes", (long) Long.BYTES * outcomeEntries, e);
        } finally {
            leave();
        }
    }

    private boolean isWon(long taken, boolean firstMoves) {
        if (team == null) {
            team = gatherTeam();
        }
        OutcomeSearch search = team.leader();
        long free = search.usable(full & ~taken);
        long key = search.key(free);
        return search.lead(free, !firstMoves, false) <= 0 && search.wins(free, key, firstMoves, 0);
    }
}
