package dev.solvable.runtime.points;

import dev.solvable.runtime.Progress;
import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.transposition.TranspositionTable;

/**
 * Finds the points to come in a game of {@link StringsAndCoins} by null windows over a transposition table, as Barker
 * and Korf (2012, Solving Dots-And-Boxes) do. Only positions without a coin on a single string are searched:
 * {@link Captures} lead to them. Strings with the same ends count as one, and so do symmetric positions. A move whose
 * successor is known to refute the question is looked for before any other is searched (enhanced transposition cutoff,
 * Schaeffer and Plaat 1996).
 */
final class CoinSearch implements PointsFinder {
    private static final int MOST_HISTORY = 1 << 20;

    private final MarksRules rules;
    private final StringsAndCoins game;
    private final Twins twins;
    private final Captures captures;
    private final TranspositionTable table;
    private final Progress progress;

    /** What is tried at each depth. */
    private final Ply[] plies;

    /** How often each string was the right one (history heuristic, Schaeffer 1983). */
    private final int[] history = new int[Long.SIZE];

    /** The moves of a position on the way. */
    private static final class Ply {
        final Chains chains;
        final long[] successors;
        final int[] strings;
        final int[] priorities;
        int count;

        Ply(StringsAndCoins game) {
            int most = Long.bitCount(game.strings);
            this.chains = new Chains(game);
            this.successors = new long[most];
            this.strings = new int[most];
            this.priorities = new int[most];
        }

        /** Adds a move before those of lower priority. */
        void add(long successor, int string, int priority) {
            int place = count;
            while (place > 0 && priorities[place - 1] < priority) {
                successors[place] = successors[place - 1];
                strings[place] = strings[place - 1];
                priorities[place] = priorities[place - 1];
                place--;
            }
            successors[place] = successor;
            strings[place] = string;
            priorities[place] = priority;
            count++;
        }
    }

    CoinSearch(MarksRules rules, TranspositionTable table, Progress progress) {
        this.rules = rules;
        this.game = StringsAndCoins.of(rules.game);
        this.twins = new Twins(game);
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
        int rest = pointsOf(canonical(captures.rest));
        return kept == 0 ? taken + rest : taken + Math.abs(kept + rest);
    }

    /** The points of a position without captures, from 0 on by questions whether they are more. */
    private int pointsOf(long uncut) {
        int left = game.left(uncut);
        int points = left & 1; // what one player gets the other one does not, so points and coins are odd or even alike
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

    /** The image of a position that is searched in its place. */
    private long canonical(long uncut) {
        return game.strings & ~rules.key(game.strings & ~twins.lowestCut(uncut), 0);
    }

    /**
     * Whether the player to move gets so many points.
     *
     * @param uncut a canonical position without captures
     */
    private boolean isAtLeast(long uncut, int points, int depth) {
        int left = game.left(uncut);
        int asked = (points ^ left) % 2 == 0 ? points : points + 1;
        if (asked > left) {
            return false;
        }
        if (asked <= -left) {
            return true;
        }
        long key = game.strings & ~uncut;
        long known = table.lookUp(key);
        int lower = known == 0 ? -left : table.lower(known);
        int upper = known == 0 ? left : table.upper(known);
        if (lower >= asked || upper < asked) {
            return lower >= asked;
        }
        if (progress.count()) {
            progress.report();
        }
        long before = progress.states();
        boolean isAtLeast = search(uncut, asked, depth);
        table.remember(key, isAtLeast ? asked : lower, isAtLeast ? upper : asked - 2, progress.states() - before + 1);
        return isAtLeast;
    }

    private boolean search(long uncut, int asked, int depth) {
        Ply ply = plies[depth];
        ply.chains.find(uncut);
        if (hasKnownMove(ply, uncut, asked)) {
            return true;
        }
        for (int i = 0; i < ply.count; i++) {
            if (!isAtLeast(ply.successors[i], 1 - asked, depth + 1)) {
                remember(ply.strings[i], uncut);
                return true;
            }
        }
        for (int i = 0; i < ply.chains.openings(); i++) {
            if (opens(uncut, ply.chains.opening(i), asked, depth)) {
                return true;
            }
        }
        return false;
    }

    /** Lists the moves that give nothing away; whether one is already known to lead to so many points. */
    private boolean hasKnownMove(Ply ply, long uncut, int asked) {
        ply.count = 0;
        long single = ply.chains.single();
        for (long rest = twins.lowest(single); rest != 0; rest &= rest - 1) {
            int string = Long.numberOfTrailingZeros(rest);
            long successor = canonical(uncut ^ rest & -rest);
            long known = table.lookUp(game.strings & ~successor);
            if (known != 0 && table.upper(known) <= -asked) {
                return true;
            }
            if (known == 0 || table.lower(known) <= -asked) {
                ply.add(successor, string, priority(uncut, string, single));
            }
        }
        return false;
    }

    /** Moves that leave the opponent the fewest strings that give nothing away come first. */
    private int priority(long uncut, int string, long single) {
        int spoilt = 0;
        for (long ends = game.ends(string); ends != 0; ends &= ends - 1) {
            int coin = Long.numberOfTrailingZeros(ends);
            if (game.degree(uncut, coin) == 3) {
                spoilt += Long.bitCount(game.coins[coin] & single) - 1;
            }
        }
        return spoilt * MOST_HISTORY + history[string];
    }

    private void remember(int string, long uncut) {
        history[string] += Long.bitCount(uncut);
        if (history[string] >= MOST_HISTORY) {
            for (int i = 0; i < history.length; i++) {
                history[i] /= 2;
            }
        }
    }

    /** Whether a move that gives coins away leads to so many points. */
    private boolean opens(long uncut, int string, int asked, int depth) {
        captures.play(uncut & ~(1L << string), game.ends(string));
        int kept = captures.kept;
        int needed = 1 - asked - captures.taken; // of the rest, for the opponent to have one more than may be
        if (kept > 0 && needed <= 0) {
            return false;
        }
        long rest = canonical(captures.rest);
        if (isAtLeast(rest, needed - kept, depth + 1)) {
            return false;
        }
        return kept == 0 || isAtLeast(rest, 1 - needed - kept, depth + 1);
    }
}
