package dev.solvable.runtime.game.pieces;

import dev.solvable.runtime.game.pieces.code.PieceCode;

/** Lines that take an enemy piece when a move completes them. */
final class TakingLines {
    private final PiecesRules rules;
    private final PieceCode code;

    /** Whether two moves may lead to the same position: one takes a piece itself, the other by its line. */
    private final boolean repeats;

    TakingLines(PiecesRules rules, boolean movesTake) {
        this.rules = rules;
        this.code = rules.code;
        this.repeats = movesTake;
    }

    /**
     * Replaces each move that completes a line by one move for each piece that it may take.
     *
     * @param list the positions after the moves, before a piece is taken
     * @return the new number of positions
     */
    int take(long position, long[] list, int count) {
        int next = count;
        for (int i = 0; i < count; i++) {
            long after = list[i];
            long victims = victims(position, after);
            if (victims != 0) {
                list[i] = code.cleared(after, victims & -victims);
                for (long rest = victims & victims - 1; rest != 0; rest &= rest - 1) {
                    list[next] = code.cleared(after, rest & -rest);
                    next++;
                }
            }
        }
        return repeats ? rules.lists.distinct(list, next) : next;
    }

    /**
     * The enemy pieces of which a move takes one by completing a line, as a mask; 0 if it takes none. Pieces in a line
     * are exempt, unless all are in lines. A move completes a line if the cell that it fills is part of one.
     *
     * @param after the position after the move, before a piece is taken
     */
    long victims(long position, long after) {
        boolean first = !code.secondMoves(position);
        long own = code.pieces(after, first);
        long filled = own & ~code.pieces(position, first);
        if (filled == 0 || (rules.inLines(own) & filled) == 0) {
            return 0;
        }
        long enemies = code.pieces(after, !first);
        long free = enemies & ~rules.inLines(enemies);
        return free != 0 ? free : enemies;
    }
}
