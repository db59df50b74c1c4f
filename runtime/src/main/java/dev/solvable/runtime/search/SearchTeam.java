package dev.solvable.runtime.search;

import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.transposition.BoundsTranspositionTable;
import dev.solvable.runtime.transposition.FactTable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/** The searches of a solver's threads. */
@ForGeneratedCode
public final class SearchTeam {
    private final AbdadaTeam<AlphaBetaSearch> team;
    private final AlphaBetaSearch leader;

    /** What knows the kind of the game's states. */
    public interface Searches {
        /**
         * A search for one thread.
         *
         * @param splitDepth threads share states with fewer taken cells than this
         */
        AlphaBetaSearch newSearch(Progress progress, SearchTables tables, int splitDepth);
    }

    /**
     * A team that knows nothing yet.
     *
     * @param progress where the thread that asks counts states
     * @param entries the entries of the table that threads share
     * @param keyBits the bits of a key at most
     * @param cells the cells of the board
     * @param threads how many threads search at once
     * @param splitDepth they share states with fewer taken cells than this; 0 where they share none
     * @throws OutOfMemoryError where the heap has not even room for the beginning of the tables
     */
    public SearchTeam(
            Turn turn,
            Searches searches,
            Progress progress,
            int entries,
            int keyBits,
            int cells,
            int threads,
            int splitDepth) {
        List<Progress> each = AbdadaTeam.progressOfEach(turn, progress, threads);
        List<SearchTables> tables = tables(progress, threads, entries, keyBits, cells, splitDepth);
        List<AlphaBetaSearch> members = new ArrayList<>();
        for (int i = 0; i < each.size(); i++) {
            members.add(searches.newSearch(each.get(i), tables.get(i), threads > 1 ? splitDepth : 0));
        }
        team = new AbdadaTeam<>(turn.solverName(), members);
        leader = team.leader();
    }

    private static List<SearchTables> tables(
            Progress progress, int threads, int entries, int keyBits, int cells, int splitDepth) {
        boolean mayShare = splitDepth > 0;
        try {
            return mayShare
                    ? SearchTables.ofEach(threads, entries, keyBits, cells, splitDepth)
                    : List.of(SearchTables.of(new BoundsTranspositionTable(entries, cells + 1)));
        } catch (OutOfMemoryError e) {
            long bytes = mayShare ? (long) entries * Long.BYTES : FactTable.bytes(entries);
            throw progress.noRoomToGrow("cache", bytes, e);
        }
    }

    /**
     * The memory of a team.
     *
     * @param entries the entries of the table that threads share
     * @param keyBits the bits of a key at most
     * @param splitDepth threads share states with fewer taken cells than this; 0 where they share none
     */
    public static Memory memory(int entries, int keyBits, int cells, int splitDepth) {
        return splitDepth > 0
                ? SearchTables.memory(entries, keyBits, cells)
                        .and(Memory.ofEachThread("the line of play", 0, ParallelScoreSearch.bytesOfPath(cells + 1)))
                : BoundsTranspositionTable.memory(entries);
    }

    /** The score of a state that is not ended, exact between alpha and beta. */
    public int search(long own, long other, int alpha, int beta) {
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
