package dev.solvable.runtime.game.tiles;

import dev.solvable.runtime.Turn;
import java.util.Arrays;

/**
 * Whether moves can take exactly the cells of a position, the target: an exact cover where moves are tiles. A set of
 * moves is a solution if together they fill the target and can be made in some order: each move before those that fill
 * a cell that it needs. Subsets of a set that can be made can be made, too. Tiles of one player also have to be laid in
 * turns. So moves are chosen for one open cell at a time, the cell with the fewest choices first, as in Knuth's
 * Algorithm X. Only the chosen moves and those tried in vain are remembered.
 */
final class OrderedCover {
    /** In {@link #excludedAt}: a move that fills cells outside the target. */
    private static final byte ALWAYS = Byte.MAX_VALUE;

    private final TakenRules rules;
    private final long[] needs;
    private final long[] fills;
    private final long target;

    /** Whether the first player is to move in the end. */
    private final boolean firstMoves;

    /**
     * For each move 0, or how many moves were chosen, itself included, when it was tried in vain: what is chosen now
     * goes without it.
     */
    private final byte[] excludedAt;

    /** The chosen moves; each fills a cell that those before it leave open. */
    private final int[] chosen = new int[Long.SIZE];

    /** For each cell how many moves may fill it. */
    private final int[] choices = new int[Long.SIZE];

    /** A search that has not begun. */
    OrderedCover(TakenRules rules, long position) {
        this.rules = rules;
        this.needs = rules.game.needs();
        this.fills = rules.game.fills();
        this.target = rules.taken(position);
        this.firstMoves = rules.firstMoves(position);
        this.excludedAt = new byte[needs.length];
        for (int move = 0; move < excludedAt.length; move++) {
            excludedAt[move] = (fills[move] & ~target) == 0 ? 0 : ALWAYS;
        }
    }

    /**
     * Whether moves can take the target.
     *
     * @throws java.util.concurrent.CancellationException where the thread is interrupted
     */
    boolean exists() {
        return exists(target, 0);
    }

    /** Whether moves that fit beside the chosen ones can fill the open cells, in the given number. */
    private boolean exists(long open, int count) {
        if (open == 0) {
            return isInTurns(count);
        }
        Turn.checkInterrupt(rules.name);
        long cell = hardestCell(open, count);
        boolean exists = false;
        for (int move = 0; move < excludedAt.length && !exists; move++) {
            if ((fills[move] & cell) != 0 && mayJoin(move, count)) {
                chosen[count] = move;
                exists = canBePlayed(count + 1) && exists(open & ~fills[move], count + 1);
                excludedAt[move] = (byte) (count + 1);
            }
        }
        for (int move = 0; move < excludedAt.length; move++) {
            if (excludedAt[move] == count + 1) {
                excludedAt[move] = 0;
            }
        }
        return exists;
    }

    /** Whether players who take turns can have made the chosen moves, and the right one is to move after them. */
    private boolean isInTurns(int count) {
        String players = rules.game.players();
        if (players.isEmpty()) {
            return true;
        }
        int lead = firstMoves ? 0 : -1; // moves that only the first player can have made, less those of the second
        int either = 0;
        for (int i = 0; i < count; i++) {
            char player = players.charAt(chosen[i]);
            lead += player == '1' ? 1 : player == '2' ? -1 : 0;
            either += player == '*' ? 1 : 0;
        }
        return Math.abs(lead) <= either && (lead + either & 1) == 0;
    }

    /** That of the open cells which the fewest moves may fill. */
    private long hardestCell(long open, int count) {
        Arrays.fill(choices, 0);
        for (int move = 0; move < excludedAt.length; move++) {
            long filled = fills[move] & open;
            if (filled != 0 && mayJoin(move, count)) {
                for (; filled != 0; filled &= filled - 1) {
                    choices[Long.numberOfTrailingZeros(filled)]++;
                }
            }
        }
        int hardest = Long.numberOfTrailingZeros(open);
        for (long rest = open; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            hardest = choices[cell] < choices[hardest] ? cell : hardest;
        }
        return 1L << hardest;
    }

    /** Whether a move was not tried in vain, and can be made before or after each of those chosen. */
    private boolean mayJoin(int move, int count) {
        boolean mayJoin = excludedAt[move] == 0;
        for (int i = 0; i < count && mayJoin; i++) {
            mayJoin = !blocks(move, chosen[i]) || !blocks(chosen[i], move);
        }
        return mayJoin;
    }

    /** Whether a move fills a cell that another one needs, which then has to be made before it. */
    private boolean blocks(int move, int other) {
        return (fills[move] & needs[other]) != 0;
    }

    /** Whether the chosen moves can be made in some order: first one that blocks none of the others, and so on. */
    private boolean canBePlayed(int count) {
        long left = -1L >>> Long.SIZE - count;
        long before = 0;
        while (left != 0 && left != before) {
            before = left;
            for (int i = 0; i < count; i++) {
                if ((left >>> i & 1) != 0 && !blocksAny(i, left & ~(1L << i))) {
                    left &= ~(1L << i);
                }
            }
        }
        return left == 0;
    }

    /** Whether a chosen move blocks one of others. */
    private boolean blocksAny(int mover, long others) {
        for (long rest = others; rest != 0; rest &= rest - 1) {
            if (blocks(chosen[mover], chosen[Long.numberOfTrailingZeros(rest)])) {
                return true;
            }
        }
        return false;
    }
}
