package dev.solvable.runtime.points;

import dev.solvable.Algorithm;
import dev.solvable.Choice;
import dev.solvable.SolveListener;
import dev.solvable.runtime.Engine.Work;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.marks.MarksGame;
import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.transposition.BoundsTranspositionTable;
import dev.solvable.runtime.transposition.PackedTranspositionTable;
import dev.solvable.runtime.transposition.TranspositionTable;
import org.jspecify.annotations.Nullable;

/** Solves games of marks whose lines score, by a search from the given position. */
public final class PointsSearchEngine implements MarksPointsEngine {
    /** Finds the points to come by a search of one thread. */
    interface Finder {
        /**
         * The points to come of the player to move.
         *
         * @param own the marks of the player to move, or of the first kind if players have no marks of their own
         */
        int points(long own, long other);
    }

    private final MarksRules rules;
    private final int entries;
    private final Work work;

    /** Created at the first question. */
    private @Nullable Finder search;

    /**
     * An engine with an empty table.
     *
     * @param rules the rules of the game
     * @param entries the maximum number of entries of the transposition table
     * @param threads the maximum number of threads; one is used
     */
    public PointsSearchEngine(MarksRules rules, int entries, int threads) {
        this.rules = rules;
        this.entries = entries;
        this.work = Work.on(rules, Algorithm.SEARCH, Math.min(1, threads));
    }

    @Override
    public MarksRules rules() {
        return rules;
    }

    @Override
    public Work work() {
        return work;
    }

    @Override
    public int points(long position) {
        rules.check(position);
        boolean swaps = rules.game.choice() == Choice.OWN && !rules.firstMoves(position);
        MarksCode code = rules.code;
        long own = swaps ? code.second(position) : code.first(position);
        long other = swaps ? code.first(position) : code.second(position);
        work.turn().enterOrCancel();
        try {
            return search().points(own, other);
        } finally {
            work.turn().leave();
        }
    }

    private Finder search() {
        if (search == null) {
            try {
                search = newSearch();
            } catch (OutOfMemoryError e) {
                throw work.turn()
                        .noRoomToGrow("cache", memory(rules.game, entries).bytes(), e);
            }
        }
        return search;
    }

    private Finder newSearch() {
        if (StringsAndCoins.describes(rules.game)) {
            StringsAndCoins game = new StringsAndCoins(rules.game);
            return new CoinSearch(game, new CoinTable(game, entries), work.progress());
        }
        int keyBits = rules.code.positionBits();
        int most = rules.game.lines().length;
        TranspositionTable table = PackedTranspositionTable.fits(entries, keyBits, most)
                ? new PackedTranspositionTable(entries, keyBits, most, false)
                : new BoundsTranspositionTable(entries, most);
        return new PointsSearch(rules, table, work.progress());
    }

    /** The memory of the transposition table and of the lists of moves. */
    public static Memory memory(MarksGame game, int entries) {
        return table(game, entries).and(Memory.of("lists of moves", 0, bytesOfLists(game)));
    }

    private static Memory table(MarksGame game, int entries) {
        int keyBits = game.code().positionBits();
        int most = game.lines().length;
        if (StringsAndCoins.describes(game)) {
            return CoinTable.memory(most, entries);
        }
        return PackedTranspositionTable.fits(entries, keyBits, most)
                ? Memory.of("the cache of scores", entries, PackedTranspositionTable.bytes(entries, keyBits, most))
                : BoundsTranspositionTable.memory(entries);
    }

    /** An upper bound on the bytes of the lists of moves, of lines and of strings. */
    private static long bytesOfLists(MarksGame game) {
        long cells = Long.bitCount(game.code().full());
        long cellsOfLines = 0;
        for (long line : game.lines()) {
            cellsOfLines += Long.bitCount(line);
        }
        long bytesOfMove = 2L * Long.BYTES + 2L * Integer.BYTES;
        long moves = cells * (cells + 1L) * bytesOfMove;
        long ofCells = 8L * Long.BYTES * (Long.SIZE + 1); // ends, twins, and a reference for each depth
        return moves + ofCells + cellsOfLines * Long.BYTES;
    }

    @Override
    public void solve(long position, SolveListener listener) throws InterruptedException {
        work.search(listener, () -> points(position));
    }
}
