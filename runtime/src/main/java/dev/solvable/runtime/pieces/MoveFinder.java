package dev.solvable.runtime.pieces;

import java.util.Arrays;

/**
 * Which moves, by their indices, lead from a position to those that the rules list after it. Only questions about
 * single positions need this; an analysis goes without indices.
 */
final class MoveFinder {
    private final PiecesShell rules;
    private final PieceCode code;
    private final PieceMoves moves;

    MoveFinder(PiecesShell rules, PieceMoves moves) {
        this.rules = rules;
        this.code = rules.code;
        this.moves = moves;
    }

    /** The moves that fit a position that is not over, ascending. */
    int[] movesOf(long position) {
        long[] after = new long[rules.mostMoves()];
        int[] found = new int[after.length];
        int count = 0;
        boolean first = !code.secondMoves(position);
        boolean places = code.places(position, first);
        for (long rest = places ? 1 : code.pieces(position, first); rest != 0; rest &= rest - 1) {
            int listed = rules.list(position, rest & -rest, after);
            for (int i = 0; i < listed; i++) {
                found[count] = moves.indexOf(step(position, after[i], places ? 0 : rest & -rest));
                count++;
            }
        }
        return Arrays.stream(found, 0, count).sorted().distinct().toArray();
    }

    /** Whether a move can be made in a position that is not over. */
    boolean fits(long position, int move) {
        return find(position, move, new long[rules.mostMoves()]) >= 0;
    }

    /** The position after a move that fits. */
    long after(long position, int move) {
        long[] after = new long[rules.mostMoves()];
        return after[find(position, move, after)];
    }

    /** Where in the list of positions that follow the one after a move is; -1 where the move cannot be made. */
    private int find(long position, int move, long[] into) {
        PieceStep step = moves.step(move);
        boolean first = !code.secondMoves(position);
        long from = step.placed() ? 0 : 1L << step.from();
        if (step.placed() != code.places(position, first) || (code.pieces(position, first) & from) != from) {
            return -1;
        }
        int count = rules.list(position, from, into);
        for (int i = 0; i < count; i++) {
            if (moves.indexOf(step(position, into[i], from)) == move) {
                return i;
            }
        }
        return -1;
    }

    /**
     * What was done between two positions.
     *
     * @param from the cell that the piece has left, as a bit; 0 where it was placed
     */
    private PieceStep step(long before, long after, long from) {
        long to = 0;
        int moved = 0;
        for (int plane : code.planesOf(!code.secondMoves(before))) {
            long gained = code.plane(after, plane) & ~code.plane(before, plane);
            if (gained != 0) {
                to = gained;
                moved = plane;
            }
        }
        int target = to == 0 ? -1 : Long.numberOfTrailingZeros(to);
        if (from == 0) {
            return PieceStep.placing(Character.toUpperCase(code.set.letters().charAt(moved)), target);
        }
        int lost = count(before) - count(after) - (to == 0 ? 1 : 0);
        return PieceStep.moving(Long.numberOfTrailingZeros(from), target, lost);
    }

    private int count(long position) {
        return Long.bitCount(code.pieces(position, true)) + Long.bitCount(code.pieces(position, false));
    }
}
