package dev.solvable.runtime.points;

import dev.solvable.runtime.Progress;

/**
 * Finds the points to come in a game of {@link StringsAndCoins} by null windows and a transposition table, as Barker
 * and Korf (2012, Solving Dots-And-Boxes) do. Only positions without a coin on a single string are searched;
 * {@link Captures} lead to them. Strings with the same ends are equivalent moves, and positions with isomorphic graphs
 * share an entry. All moves are looked up for a cutoff before any is searched (enhanced transposition cutoff, Schaeffer
 * and Plaat 1996).
 */
final class CoinSearch implements PointsSearchEngine.Finder {
    /** In the priority of a move, a coin counts this number less its number of strings. */
    private static final int MANY_STRINGS = 8;

    private final StringsAndCoins game;
    private final Captures captures;
    private final CoinTable table;
    private final Progress progress;
    private final Ply[] plies;

    /** The moves of a position on the path. */
    private static final class Ply {
        final Chains chains;
        final long[] successors;
        final long[] hashes;
        final int[] priorities;
        int count;

        Ply(StringsAndCoins game) {
            int most = Long.bitCount(game.strings);
            this.chains = new Chains(game);
            this.successors = new long[most];
            this.hashes = new long[most];
            this.priorities = new int[most];
        }

        /** Adds a move before those of lower priority. */
        void add(long successor, long hash, int priority) {
            int place = count;
            while (place > 0 && priorities[place - 1] < priority) {
                successors[place] = successors[place - 1];
                hashes[place] = hashes[place - 1];
                priorities[place] = priorities[place - 1];
                place--;
            }
            successors[place] = successor;
            hashes[place] = hash;
            priorities[place] = priority;
            count++;
        }
    }

    CoinSearch(StringsAndCoins game, CoinTable table, Progress progress) {
        this.game = game;
        this.captures = new Captures(game);
        this.table = table;
        this.progress = progress;
        this.plies = new Ply[Long.bitCount(game.strings) + 1];
        for (int depth = 0; depth < plies.length; depth++) {
            plies[depth] = new Ply(game);
        }
    }

    @Override
    public int points(long own, long other) {
        long all = game.coins.length == Long.SIZE ? -1L : (1L << game.coins.length) - 1;
        captures.play(game.strings & ~own, all);
        int taken = captures.taken;
        int kept = captures.kept;
        int rest = pointsOf(captures.rest);
        return kept == 0 ? taken + rest : taken + Math.abs(kept + rest);
    }

    /** The points of a position without captures, by null windows from 0 up or down. */
    private int pointsOf(long uncut) {
        int left = game.left(uncut);
        int points = left & 1; // points and coins have the same parity, as each coin goes to one of the players
        if (isAtLeast(uncut, points, 0)) {
            while (points < left && isAtLeast(uncut, points + 2, 0)) {
                points += 2;
            }
            return points;
        }
        points -= 2;
        while (points > -left && !isAtLeast(uncut, points, 0)) {
            points -= 2;
        }
        return points;
    }

    /** Whether the player to move gets at least these points in a position without captures. */
    private boolean isAtLeast(long uncut, int points, int depth) {
        return isAtLeast(uncut, table.hash(uncut), points, depth);
    }

    private boolean isAtLeast(long uncut, long hash, int points, int depth) {
        int left = game.left(uncut);
        int asked = (points ^ left) % 2 == 0 ? points : points + 1;
        if (asked > left) {
            return false;
        }
        if (asked <= -left) {
            return true;
        }
        long known = table.lookUp(uncut, hash);
        int lower = known == 0 ? -left : table.lower(known);
        int upper = known == 0 ? left : table.upper(known);
        if (lower >= asked || upper < asked) {
            return lower >= asked;
        }
        progress.count();
        long before = progress.states();
        boolean isAtLeast = search(uncut, asked, depth);
        int most = isAtLeast ? upper : asked - 2;
        table.remember(uncut, hash, isAtLeast ? asked : lower, most, progress.states() - before + 1);
        return isAtLeast;
    }

    private boolean search(long uncut, int asked, int depth) {
        Ply ply = plies[depth];
        ply.chains.find(uncut);
        if (hasKnownMove(ply, uncut, asked)) {
            return true;
        }
        for (int i = 0; i < ply.count; i++) {
            if (!isAtLeast(ply.successors[i], ply.hashes[i], 1 - asked, depth + 1)) {
                return true;
            }
        }
        for (int i = 0; i < ply.chains.count; i++) {
            if (opens(uncut, ply.chains.openings[i], asked, depth)) {
                return true;
            }
        }
        return false;
    }

    /** Lists the moves that give no coin away. Returns whether one is known to reach the asked points. */
    private boolean hasKnownMove(Ply ply, long uncut, int asked) {
        ply.count = 0;
        for (long rest = game.withoutTwins(ply.chains.single); rest != 0; rest &= rest - 1) {
            long successor = uncut ^ rest & -rest;
            long hash = table.hash(successor);
            long known = table.lookUp(successor, hash);
            if (known != 0 && table.upper(known) <= -asked) {
                return true;
            }
            if (known == 0 || table.lower(known) <= -asked) {
                ply.add(successor, hash, priority(uncut, Long.numberOfTrailingZeros(rest)));
            }
        }
        return false;
    }

    /**
     * The priority of a move. Moves near coins on few strings come first, so that successors differ in only one part of
     * the board and transpose.
     */
    private int priority(long uncut, int string) {
        int cut = 0;
        for (long ends = game.ends(string); ends != 0; ends &= ends - 1) {
            int coin = Long.numberOfTrailingZeros(ends);
            for (long rest = uncut & game.coins[coin]; rest != 0; rest &= rest - 1) {
                int next = game.across(rest & -rest, coin);
                cut += next == StringsAndCoins.GROUND ? 0 : MANY_STRINGS - game.degree(uncut, next);
            }
        }
        return cut * Long.SIZE + string;
    }

    /** Whether a move that gives coins away reaches the asked points. */
    private boolean opens(long uncut, int string, int asked, int depth) {
        captures.play(uncut & ~(1L << string), game.ends(string));
        int kept = captures.kept;
        int needed = 1 - asked - captures.taken; // the points of the rest with which the opponent has one too many
        if (kept > 0 && needed <= 0) {
            return false;
        }
        long rest = captures.rest;
        if (isAtLeast(rest, needed - kept, depth + 1)) {
            return false;
        }
        return kept == 0 || isAtLeast(rest, 1 - needed - kept, depth + 1);
    }
}
