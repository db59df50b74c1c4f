package dev.solvable.runtime.search;

import dev.solvable.runtime.GameSolver;
import dev.solvable.runtime.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/** The searches of a solver's threads, all over one transposition table. */
final class SearchTeam {
    private final AbdadaTeam<AlphaBetaSearch> team;
    private final AlphaBetaSearch leader;

    /** What knows the kind of the game's states. */
    interface Searches {
        /**
         * A search for one thread.
         *
         * @param sharedCells threads share the work on states in which fewer cells than these are taken
         */
        AlphaBetaSearch newSearch(Progress progress, TranspositionTable table, int sharedCells);
    }

    /**
     * A team with an empty table.
     *
     * @param progress where the thread that asks counts states
     * @param entries the entries of the table
     * @param keyBits the bits of a key at most
     * @param won the highest score
     * @param threads how many threads may search at once
     * @param sharedCells they share the work on states in which fewer cells than these are taken; 0 where they share
     *     none
     * @throws OutOfMemoryError where the heap has not even room for the beginning of the table
     */
    SearchTeam(
            GameSolver solver,
            Searches searches,
            Progress progress,
            int entries,
            int keyBits,
            int won,
            int threads,
            int sharedCells) {
        TranspositionTable table = table(progress, entries, keyBits, won, threads, sharedCells);
        List<AlphaBetaSearch> members = new ArrayList<>();
        for (Progress own : AbdadaTeam.progressOfEach(solver, progress, threads, sharedCells)) {
            members.add(searches.newSearch(own, table, threads > 1 ? sharedCells : 0));
        }
        team = new AbdadaTeam<>(solver.getClass().getSimpleName(), members);
        leader = team.leader();
    }

    private static TranspositionTable table(
            Progress progress, int entries, int keyBits, int won, int threads, int sharedCells) {
        boolean mayShare = sharedCells > 0;
        try {
            return mayShare
                    ? PackedTranspositionTable.growing(entries, keyBits, won, threads > 1)
                    : BoundsTranspositionTable.growing(entries, won);
        } catch (OutOfMemoryError e) {
            long bytes = mayShare ? (long) entries * Long.BYTES : BoundsTranspositionTable.bytes(entries);
            throw progress.noRoomToGrow("cache", bytes, e);
        }
    }

    /** The score of a state that is not ended, exact between alpha and beta. */
    int search(long own, long other, int alpha, int beta) {
        if (!leader.isShared(own, other)) {
            return leader.search(own, other, alpha, beta);
        }
        return team.ask(new ToIntFunction<>() {
            @Override
            public int applyAsInt(AlphaBetaSearch member) {
                return member.search(own, other, alpha, beta);
            }
        });
    }
}
