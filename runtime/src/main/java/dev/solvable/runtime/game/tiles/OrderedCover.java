package dev.solvable.runtime.game.tiles;

import dev.solvable.runtime.Turn;
import java.util.Arrays;

/**
 * Whether moves can take exactly the cells of a position, the target: an exact cover if moves are tiles. A solution is
 * a set of moves that fill the target and can be made in some order: each move before those that fill a cell that it
 * needs. Every subset of a playable set is playable. If players have tiles of their own, turns also have to alternate.
 * Moves are chosen for one open cell at a time, the cell with the fewest choices first, as in Knuth's Algorithm X. Only
 * the chosen and the excluded moves are stored.
 */
final class OrderedCover {
    /** In {@link #excludedAt}: a move that fills cells outside the target. */
    private static final byte ALWAYS = Byte.MAX_VALUE;

    private final TakenRules rules;
    private final long[] needs;
    private final long[] fills;
    private final long target;

    /** Whether the first player is to move at the target. */
    private final boolean firstMoves;

    /**
     * For each move 0, or the number of chosen moves, itself included, when it was tried without success. It is then
     * excluded in the search below.
     */
    private final byte[] excludedAt;

    /** The chosen moves; each fills a cell that those before it leave open. */
    private final int[] chosen = new int[Long.SIZE];

    /** For each cell the number of moves that may fill it. */
    private final int[] choices = new int[Long.SIZE];

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
     * @throws java.util.concurrent.CancellationException if the thread is interrupted
     */
    boolean exists() {
        return exists(target, 0);
    }

    /** Whether moves that are compatible with the chosen ones can fill the open cells. */
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

    /** Whether alternating players can have made the chosen moves, with the right one to move after them. */
    private boolean isInTurns(int count) {
        String players = rules.game.players();
        if (players.isEmpty()) {
            return true;
        }
        int lead = firstMoves ? 0 : -1; // moves of the first player alone, minus those of the second
        int either = 0;
        for (int i = 0; i < count; i++) {
            char player = players.charAt(chosen[i]);
            lead += player == '1' ? 1 : player == '2' ? -1 : 0;
            either += player == '*' ? 1 : 0;
        }
        return Math.abs(lead) <= either && (lead + either & 1) == 0;
    }

    /** The open cell that the fewest moves may fill. */
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

    /** Whether a move is not excluded, and can be made before or after each of the chosen ones. */
    private boolean mayJoin(int move, int count) {
        boolean mayJoin = excludedAt[move] == 0;
        for (int i = 0; i < count && mayJoin; i++) {
            mayJoin = !blocks(move, chosen[i]) || !blocks(chosen[i], move);
        }
        return mayJoin;
    }

    /** Whether a move fills a cell that another one needs, so that the other one has to be made first. */
    private boolean blocks(int move, int other) {
        return (fills[move] & needs[other]) != 0;
    }

    /** Whether the chosen moves can be made in some order: the next move is one that blocks none of the others. */
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

    /** Whether a chosen move blocks one of some others. */
    private boolean blocksAny(int mover, long others) {
        for (long rest = others; rest != 0; rest &= rest - 1) {
            if (blocks(chosen[mover], chosen[Long.numberOfTrailingZeros(rest)])) {
                return true;
            }
        }
        return false;
    }
}
