package dev.solvable.runtime.search;

import dev.solvable.Algorithm;
import dev.solvable.runtime.ColumnBitboard;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.MarksGame;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.Progress;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Solves games in which a player wins by a line of own marks, and nobody does on a full board: by search from the
 * position that is asked about. Forced replies are played at once, nobody hands over a win in one, and what threats and
 * open lines tell is not searched.
 */
@ForGeneratedCode
public abstract class ThreatSearchSolver extends SearchedMarksSolver {
    private final int[] cellRanks;

    /** The lowest cell of each column where marks fall; else none. */
    private final long bottoms;

    /** The bit above the top cell of each column where marks fall; else none. */
    private final long guards;

    /** Made at the first question. */
    private @Nullable MtdDriver driver;

    /**
     * A solver that has solved nothing yet.
     *
     * @param game what the game declares
     * @param plan what the compiler chose
     * @param threads how many threads may work at once on one question
     * @param cellRanks how promising each bit is to mark by itself
     * @param entries the entries of the transposition table that threads share
     * @param sharedCells threads share the work on states in which fewer cells than these are taken; 0 where they share
     *     none
     */
    protected ThreatSearchSolver(
            MarksGame game, Plan plan, int threads, int[] cellRanks, int entries, int sharedCells) {
        super(game, plan, threads, entries, sharedCells);
        this.cellRanks = cellRanks;
        this.bottoms = code instanceof ColumnBitboard columns ? columns.bottoms() : 0;
        this.guards = code instanceof ColumnBitboard columns ? columns.tops() << 1 : 0;
    }

    @Override
    protected final Algorithm algorithm() {
        return Algorithm.THREAT_SEARCH;
    }

    // What only the game knows.

    /**
     * Whether one side, which gets all cells that the other one does not get, may have a line before the other one has:
     * it may not where every line of its own lies above one of the same shape.
     */
    protected boolean mayHaveLineFirst(long ours, long theirs) {
        return hasLine(ours);
    }

    /** The cells below the lowest of these in each column; whole columns where there is none. */
    protected final long below(long marked) {
        long guarded = marked | guards;
        return guarded - bottoms & ~guarded;
    }

    // The search.

    /** Whether the mover can complete a line. */
    final boolean canWinAtOnce(long own, long other) {
        return (threats(own) & code.playable(own | other)) != 0;
    }

    /** The score of a win with so many marks on the board. */
    final int scoreOfWin(int marks) {
        return won - marks;
    }

    @Override
    protected final int score(long position, int alpha, int beta) {
        check(position);
        boolean firstMoves = firstMoves(position);
        long own = firstMoves ? code.first(position) : code.second(position);
        long other = firstMoves ? code.second(position) : code.first(position);
        if (hasLine(own)) {
            return won;
        }
        if (hasLine(other)) {
            return -won;
        }
        enterOrCancel();
        try {
            if (driver == null) {
                driver = newDriver();
            }
            return driver.score(own, other, alpha, beta);
        } finally {
            leave();
        }
    }

    private MtdDriver newDriver() {
        List<Progress> each = AbdadaTeam.progressOfEach(this, progress, threads);
        List<SearchTables> tables = newTables();
        List<ThreatSearch> searches = new ArrayList<>();
        for (int i = 0; i < each.size(); i++) {
            searches.add(newSearch(each.get(i), tables.get(i)));
        }
        AbdadaTeam<ThreatSearch> team = new AbdadaTeam<>(getClass().getSimpleName(), searches);
        return new MtdDriver(new ThreatTeam(this, team), won);
    }

    private List<SearchTables> newTables() {
        boolean packed = sharedCells > 0;
        try {
            return packed
                    ? SearchTables.ofEach(threads, entries, code.positionBits(), cells, sharedCells)
                    : List.of(SearchTables.of(TwoWayTranspositionTable.growing(entries, won)));
        } catch (OutOfMemoryError e) {
            throw noRoomToGrow("cache", (packed ? 1L : 2L) * entries * Long.BYTES, e);
        }
    }

    private ThreatSearch newSearch(Progress counted, SearchTables tables) {
        ColumnBitboard columns = code instanceof ColumnBitboard falling ? falling : null;
        return new ThreatSearch(
                this,
                new ForcedMoves(this, code),
                new MoveRanking(code, cellRanks),
                counted,
                tables,
                cells,
                columns == null ? cells : Long.bitCount(columns.bottoms()),
                threads > 1 ? sharedCells : 0,
                sharedCells > 0 ? cells + 1 : 0);
    }
}
