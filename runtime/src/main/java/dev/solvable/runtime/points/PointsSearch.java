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
            int beta = low + (high - low) / 2 + 1;
            int found = search(own, other, beta);
            if (found >= beta) {
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

    /**
     * A bound on the points to come, in the null window below beta: a lower bound from beta on, else an upper bound.
     */
    private int search(long own, long other, int beta) {
        long free = code.playable(own | other);
        if (free == 0) {
            return 0;
        }
        progress.count();
        long key = rules.key(own, other);
        long known = table.lookUp(key);
        int low = known == 0 ? -mostPoints(other, own) : table.lower(known);
        int high = known == 0 ? mostPoints(own, other) : table.upper(known);
        if (low >= beta || high < beta) {
            return low >= beta ? low : high;
        }
        long before = progress.states();
        int best = bestOf(own, other, free, beta);
        boolean isLower = best >= beta;
        table.remember(key, isLower ? best : low, isLower ? high : best, progress.states() - before + 1);
        return best;
    }

    /** The best points of all moves, those that score first. */
    private int bestOf(long own, long other, long free, int beta) {
        long completing = choice == Choice.ANY ? rules.threats(own) | rules.threats(other) : rules.threats(own);
        long scoring = completing & free;
        int best = Integer.MIN_VALUE;
        for (long rest = scoring; rest != 0 && best < beta; rest &= rest - 1) {
            best = Math.max(best, pointsOfCell(own, other, rest & -rest, beta));
        }
        for (long rest = free & ~scoring; rest != 0 && best < beta; rest &= rest - 1) {
            best = Math.max(best, pointsOfCell(own, other, rest & -rest, beta));
        }
        return best;
    }

    private int pointsOfCell(long own, long other, long mark, int beta) {
        int gain = gain(mark, own | mark);
        if (choice == Choice.OWN) {
            return gain - search(other, own | mark, gain - beta + 1);
        }
        int best = gain > 0 && again
                ? gain + search(own | mark, other, beta - gain)
                : gain - search(own | mark, other, gain - beta + 1);
        if (choice == Choice.ANY && best < beta) {
            int gainOfSecond = gain(mark, other | mark);
            best = Math.max(best, gainOfSecond - search(own, other | mark, gainOfSecond - beta + 1));
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
