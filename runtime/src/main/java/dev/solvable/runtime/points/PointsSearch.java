package dev.solvable.runtime.points;

import dev.solvable.Choice;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.transposition.TranspositionTable;
import java.util.Arrays;

/**
 * Finds the points to come by negamax with null windows (Pearl 1980, Scout) and a transposition table. The numbers of
 * lines that each player can still complete bound the points.
 */
final class PointsSearch implements PointsSearchEngine.Finder {
    private final MarksRules rules;
    private final MarksCode code;
    private final Choice choice;
    private final boolean again;
    private final TranspositionTable table;
    private final Progress progress;
    private final long[] lines;

    /** For each bit the lines through its cell. */
    private final long[][] linesThrough = new long[Long.SIZE][];

    PointsSearch(MarksRules rules, TranspositionTable table, Progress progress) {
        this.rules = rules;
        this.code = rules.code;
        this.choice = rules.game.choice();
        this.again = rules.game.again();
        this.table = table;
        this.progress = progress;
        this.lines = rules.game.lines();
        for (int bit = 0; bit < Long.SIZE; bit++) {
            int through = bit;
            linesThrough[bit] = Arrays.stream(lines)
                    .filter(line -> (line >>> through & 1) != 0)
                    .toArray();
        }
    }

    @Override
    public int points(long own, long other) {
        int low = -mostPoints(other, own);
        int high = mostPoints(own, other);
        while (low < high) { // bisection by null windows, which use the bounds in the table
            int middle = low + (high - low) / 2;
            int found = search(own, other, middle, middle + 1);
            if (found > middle) {
                low = found;
            } else {
                high = found;
            }
        }
        return low;
    }

    /** The maximum number of lines that a player can still complete. */
    private int mostPoints(long own, long other) {
        long taken = own | other;
        int most = 0;
        for (long line : lines) {
            boolean incomplete = (line & ~taken) != 0;
            boolean spoilt = (line & other) != 0 && (choice == Choice.OWN || (line & own) != 0);
            most += incomplete && !spoilt ? 1 : 0;
        }
        return most;
    }

    /** The points to come: exact between alpha and beta, an upper bound up to alpha, a lower bound from beta on. */
    private int search(long own, long other, int alpha, int beta) {
        long free = code.playable(own | other);
        if (free == 0) {
            return 0;
        }
        progress.count();
        long key = rules.key(own, other);
        long known = table.lookUp(key);
        int low = known == 0 ? -mostPoints(other, own) : table.lower(known);
        int high = known == 0 ? mostPoints(own, other) : table.upper(known);
        if (low >= beta || low == high) {
            return low;
        }
        if (high <= alpha) {
            return high;
        }
        long before = progress.states();
        int best = bestOf(own, other, free, Math.max(alpha, low), Math.min(beta, high));
        if (best > alpha) {
            low = Math.max(low, best);
        }
        if (best < beta) {
            high = Math.min(high, best);
        }
        table.remember(key, low, high, progress.states() - before + 1);
        return best;
    }

    /** The best points of all moves, those that score first. */
    private int bestOf(long own, long other, long free, int alpha, int beta) {
        long completing = choice == Choice.ANY ? rules.threats(own) | rules.threats(other) : rules.threats(own);
        long scoring = completing & free;
        int best = Integer.MIN_VALUE;
        for (long rest = scoring; rest != 0 && best < beta; rest &= rest - 1) {
            best = Math.max(best, pointsOfCell(own, other, rest & -rest, Math.max(alpha, best), beta));
        }
        for (long rest = free & ~scoring; rest != 0 && best < beta; rest &= rest - 1) {
            best = Math.max(best, pointsOfCell(own, other, rest & -rest, Math.max(alpha, best), beta));
        }
        return best;
    }

    private int pointsOfCell(long own, long other, long mark, int alpha, int beta) {
        int gain = gain(mark, own | mark);
        if (choice == Choice.OWN) {
            return gain - search(other, own | mark, gain - beta, gain - alpha);
        }
        int best = gain > 0 && again
                ? gain + search(own | mark, other, alpha - gain, beta - gain)
                : gain - search(own | mark, other, gain - beta, gain - alpha);
        if (choice == Choice.ANY && best < beta) {
            int gainOfSecond = gain(mark, other | mark);
            int from = Math.max(alpha, best);
            int second = gainOfSecond - search(own, other | mark, gainOfSecond - beta, gainOfSecond - from);
            best = Math.max(best, second);
        }
        return best;
    }

    private int gain(long mark, long marks) {
        int gain = 0;
        for (long line : linesThrough[Long.numberOfTrailingZeros(mark)]) {
            gain += (line & ~marks) == 0 ? 1 : 0;
        }
        return gain;
    }
}
