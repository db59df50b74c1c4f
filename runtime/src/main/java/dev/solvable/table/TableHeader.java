package dev.solvable.table;

import dev.solvable.ScoreSolver;
import dev.solvable.Solver;
import dev.solvable.runtime.PositionRanks;
import dev.solvable.runtime.value.CodedValues;

/**
 * What the head of a table's file says of it.
 *
 * @param game the name of the game
 * @param encoding how its positions are numbered, by the name of an {@link dev.solvable.Encoding}
 * @param digest the {@link RulesDigest} of its rules
 * @param hasDistances whether values have distances
 * @param range in a dense table, and in one by rank, the number of keys, which run from 0 on; 0 in a keyed table
 * @param part the number of this part, from 0 on
 * @param parts in how many files the table lies, at least 1
 * @param hasScores whether values are scores instead of outcomes
 * @param plyLimit a partial table has the positions after fewer moves than this; 0 for a whole table
 * @param rankDigest the {@link RulesDigest#ofRanks digest of the ranks} that are the keys of a table by rank; empty
 *     where keys are positions
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
    /** More parts than a table can have. */
    static final int MAX_PARTS = 1 << 20;

    /** More plies than a table can have positions of. */
    static final int MAX_PLY_LIMIT = 0xFFFF;

    private static final int MAX_NAME = 1000;

    /**
     * Refuses what no table can be.
     *
     * @throws IllegalArgumentException where the numbers or texts are none of a table
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

    /** The head of a table of sorted keys in one file. */
    public static TableHeader keyed(Solver solver, boolean hasDistances) {
        return dense(solver, hasDistances, 0);
    }

    /** The head of a table of all keys from 0 on. */
    static TableHeader dense(Solver solver, boolean hasDistances, long range) {
        return of(solver, hasDistances, range, "");
    }

    /** The head of a table whose keys are ranks, in one file. */
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

    /** How its values are coded. */
    CodedValues values() {
        return hasScores ? CodedValues.SCORES : CodedValues.OUTCOMES;
    }

    /** The head of a table of the positions of the first plies. */
    TableHeader ofFirstPlies(int plies) {
        return new TableHeader(
                game, encoding, digest, hasDistances, hasScores, range, part, parts, plies + 1, rankDigest);
    }

    /** The head of one part of such a table, see {@link #partOf}. */
    public TableHeader part(int number, int of) {
        return new TableHeader(
                game, encoding, digest, hasDistances, hasScores, range, number, of, plyLimit, rankDigest);
    }

    /**
     * The part that has a key: the keys of a range lie in parts of 2^n, for the least n with which the parts have room
     * for all; of other keys a hash says it, see {@link TableParts#partOf}.
     */
    public int partOf(long key) {
        return isDense() ? (int) (key >>> keyBits()) : TableParts.partOf(key, parts);
    }

    /** How many bits tell the keys of a part of a range apart. */
    private int keyBits() {
        long keys = (range - 1) / parts + 1;
        return Long.SIZE - Long.numberOfLeadingZeros(keys - 1);
    }

    /** The first key of this part of a range; 0 where keys have no range. */
    public long firstKey() {
        return isDense() ? Math.min(range, (long) part << keyBits()) : 0;
    }

    /** The key after the last one of this part of a range. */
    public long endKey() {
        return part == parts - 1 ? range : Math.min(range, (part + 1L) << keyBits());
    }

    /** Whether it has only the positions that few moves lead to. */
    public boolean isPartial() {
        return plyLimit > 0;
    }

    /** Whether every key of a range has its place: the keys are positions or their ranks. */
    public boolean isDense() {
        return range > 0;
    }

    /** Whether the keys are ranks of positions. */
    public boolean isRanked() {
        return !rankDigest.isEmpty();
    }
}
