package dev.solvable.table;

import dev.solvable.Solver;

/**
 * What the head of a table's file says of it.
 *
 * @param game the name of the game
 * @param encoding how its positions are numbered, by the name of an {@link dev.solvable.Encoding}
 * @param digest the {@link RulesDigest} of its rules
 * @param hasDistances whether values are outcomes with distances, or outcomes alone
 * @param range in a dense table the number of keys, which run from 0 on; 0 in a keyed table
 * @param part the number of this part, from 0 on
 * @param parts in how many files the table lies, at least 1
 */
public record TableHeader(
        String game, String encoding, String digest, boolean hasDistances, long range, int part, int parts) {
    /** More parts than anybody has cores. */
    static final int MAX_PARTS = 1 << 20;

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
        return new TableHeader(
                solver.facts().name(),
                solver.facts().encoding().name(),
                RulesDigest.of(solver),
                hasDistances,
                range,
                0,
                1);
    }

    /** The head of one part of such a table, see {@link TableParts#partOf}. */
    public TableHeader part(int number, int of) {
        return new TableHeader(game, encoding, digest, hasDistances, range, number, of);
    }

    /** Whether every key of a range has its place. */
    public boolean isDense() {
        return range > 0;
    }
}
