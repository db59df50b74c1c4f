package dev.solvable.table;

import dev.solvable.ScoreSolver;
import dev.solvable.Solver;
import dev.solvable.runtime.PositionRanks;
import dev.solvable.runtime.value.CodedValues;

/**
 * The header of a table's file.
 *
 * @param game the name of the game
 * @param encoding how its positions are numbered, by the name of an {@link dev.solvable.Encoding}
 * @param digest the {@link RulesDigest} of its rules
 * @param hasDistances whether values have distances
 * @param range the number of keys, which start at 0, in a dense table or one by rank; 0 in a keyed table
 * @param part the number of this part, counted from 0
 * @param parts the number of files of the table, at least 1
 * @param hasScores whether values are scores instead of outcomes
 * @param plyLimit a partial table has the positions after fewer moves than this; 0 for a whole table
 * @param rankDigest the {@link RulesDigest#ofRanks digest of the ranks} that are the keys of a table by rank; empty if
 *     keys are positions
 */
public record TableHeader(
        String game,
        String encoding,
        String digest,
        boolean hasDistances,
        boolean hasScores,
        long range,
        int part,
        int parts,
        int plyLimit,
        String rankDigest) {
    /** The largest number of files of a table. */
    public static final int MAX_PARTS = 1 << 20;

    private static final int MAX_PLY_LIMIT = 0xFFFF;
    private static final int MAX_NAME = 1000;

    /**
     * Checks the components.
     *
     * @throws IllegalArgumentException if no table has these numbers or texts
     */
    public TableHeader {
        boolean fits = game.length() <= MAX_NAME && encoding.length() <= MAX_NAME;
        if (!fits || range < 0 || parts < 1 || parts > MAX_PARTS || part < 0 || part >= parts) {
            throw new IllegalArgumentException("no table has " + range + " keys and part " + part + " of " + parts);
        }
        if (plyLimit < 0 || plyLimit > MAX_PLY_LIMIT || plyLimit > 0 && (range > 0 || parts > 1)) {
            throw new IllegalArgumentException(
                    "a partial table has sorted keys in one file, not a limit of " + plyLimit);
        }
        checkDigest(digest);
        if (!rankDigest.isEmpty()) {
            checkDigest(rankDigest);
            if (range == 0) {
                throw new IllegalArgumentException("a table by rank has a range of ranks");
            }
        }
    }

    private static void checkDigest(String digest) {
        if (!digest.matches("[0-9a-f]{64}")) {
            throw new IllegalArgumentException("a digest has 64 hexadecimal digits, not '" + digest + "'");
        }
    }

    /** The header of a table of sorted keys in one file. */
    public static TableHeader keyed(Solver solver, boolean hasDistances) {
        return dense(solver, hasDistances, 0);
    }

    /** The header of a table of all keys from 0 on. */
    static TableHeader dense(Solver solver, boolean hasDistances, long range) {
        return of(solver, hasDistances, range, "");
    }

    /** The header of a table whose keys are ranks, in one file. */
    public static TableHeader ranked(Solver solver, boolean hasDistances, PositionRanks ranks) {
        return of(solver, hasDistances, ranks.count(), RulesDigest.ofRanks(ranks));
    }

    private static TableHeader of(Solver solver, boolean hasDistances, long range, String rankDigest) {
        return new TableHeader(
                solver.facts().name(),
                solver.facts().encoding().name(),
                RulesDigest.of(solver),
                hasDistances,
                solver instanceof ScoreSolver,
                range,
                0,
                1,
                0,
                rankDigest);
    }

    CodedValues values() {
        return hasScores ? CodedValues.SCORES : CodedValues.OUTCOMES;
    }

    /**
     * The header of a table of the positions of the first plies.
     *
     * @throws IllegalArgumentException if no table has that number of plies
     */
    TableHeader ofFirstPlies(int plies) {
        if (plies < 0 || plies >= MAX_PLY_LIMIT) {
            throw new IllegalArgumentException(
                    "a table has the positions of the first 0 to " + (MAX_PLY_LIMIT - 1) + " plies, not of " + plies);
        }
        return new TableHeader(
                game, encoding, digest, hasDistances, hasScores, range, part, parts, plies + 1, rankDigest);
    }

    /** The header of one part of this table, see {@link #partOf}. */
    public TableHeader part(int number, int of) {
        return new TableHeader(
                game, encoding, digest, hasDistances, hasScores, range, number, of, plyLimit, rankDigest);
    }

    /**
     * The part that has a key. Parts of a range have 2^n keys each, for the smallest n for which they hold the whole
     * range. Other keys are distributed by a hash, see {@link TableParts#partOf}.
     */
    public int partOf(long key) {
        return isDense() ? (int) (key >>> keyBits()) : TableParts.partOf(key, parts);
    }

    /** The n for which each part of a range has 2^n keys. */
    private int keyBits() {
        long keys = (range - 1) / parts + 1;
        return Long.SIZE - Long.numberOfLeadingZeros(keys - 1);
    }

    /** The first key of this part of a range; 0 if keys have no range. */
    public long firstKey() {
        return isDense() ? Math.min(range, (long) part << keyBits()) : 0;
    }

    /** The key after the last one of this part of a range. */
    public long endKey() {
        return part == parts - 1 ? range : Math.min(range, (part + 1L) << keyBits());
    }

    /** Whether it has only the positions of the first plies. */
    public boolean isPartial() {
        return plyLimit > 0;
    }

    /** Whether every key of a range has an entry: the keys are positions or their ranks. */
    public boolean isDense() {
        return range > 0;
    }

    /** Whether the keys are ranks of positions. */
    public boolean isRanked() {
        return !rankDigest.isEmpty();
    }
}
