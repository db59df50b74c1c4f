package dev.solvable.runtime.game.pieces;

import dev.solvable.runtime.game.pieces.code.PieceCode;

/**
 * The move generation for the class that the compiler writes: lists the moves or unmoves of one plane's pieces in one
 * direction. A list is an array of the caller and the number of its entries.
 */
public final class MoveLists {
    /**
     * Passed instead of a position, to list the cells that pieces may have left instead of predecessors. Rules in which
     * each player has one kind of piece ignore the position. No encoding has a position -1.
     */
    static final long UNNUMBERED = -1;

    private final PieceCode code;

    /** For each plane the cells on which its pieces are promoted, and the plane that they are promoted to. */
    private final long[] promotedOn;

    private final int[] promoted;

    MoveLists(PieceCode code) {
        this.code = code;
        promotedOn = new long[code.set.planes()];
        promoted = new int[promotedOn.length];
        for (int plane = 0; plane < promoted.length; plane++) {
            promotedOn[plane] = code.set.promotedOn(plane);
            promoted[plane] = code.set.promoted(plane);
        }
    }

    /**
     * Lists the positions after steps of pieces of a plane onto empty cells.
     *
     * @param movers the cells of the pieces that can make the step
     * @param to the offset of the target cells, negative for lower cells
     * @param count the positions in the list so far
     * @return the new number of positions
     */
    public int step(long position, int plane, long movers, int to, long[] into, int count) {
        int next = count;
        for (long rest = movers; rest != 0; rest &= rest - 1) {
            long from = rest & -rest;
            into[next] = moved(position, plane, from, Long.rotateLeft(from, to));
            next++;
        }
        return next;
    }

    /**
     * Lists the positions after slides of pieces of a plane in one direction: one for each cell that a piece reaches
     * over empty cells.
     *
     * @param movers the cells of the pieces
     * @param goesOn the cells from which the next one in this direction exists and is empty
     * @param to the offset of the next cell
     */
    public int slide(long position, int plane, long movers, long goesOn, int to, long[] into, int count) {
        int next = count;
        for (long rest = movers & goesOn; rest != 0; rest &= rest - 1) {
            long from = rest & -rest;
            long cell = from;
            do {
                cell = Long.rotateLeft(cell, to);
                into[next] = moved(position, plane, from, cell);
                next++;
            } while ((cell & goesOn) != 0);
        }
        return next;
    }

    /** The same for pieces that go as far as they can: one position for each piece. */
    public int slideToEnd(long position, int plane, long movers, long goesOn, int to, long[] into, int count) {
        int next = count;
        for (long rest = movers & goesOn; rest != 0; rest &= rest - 1) {
            long from = rest & -rest;
            into[next] = moved(position, plane, from, last(from, goesOn, to));
            next++;
        }
        return next;
    }

    /**
     * Lists the positions after slides of pieces of a plane that take a piece.
     *
     * @param takes the cells from which the next one in this direction holds a piece that may be taken
     */
    public int slideAndTake(
            long position, int plane, long movers, long goesOn, long takes, int to, long[] into, int count) {
        int next = count;
        for (long rest = takes == 0 ? 0 : movers; rest != 0; rest &= rest - 1) {
            long from = rest & -rest;
            long before = last(from, goesOn, to);
            if ((before & takes) != 0) {
                long cell = Long.rotateLeft(before, to);
                into[next] = moved(code.cleared(position, cell), plane, from, cell);
                next++;
            }
        }
        return next;
    }

    /**
     * Lists the positions after slides of pieces of a plane that take a piece or nothing.
     *
     * @param begins the cells that have a next one in this direction
     * @param enemies the cells of the pieces that may be taken
     */
    public int slideOrTake(
            long position,
            int plane,
            long movers,
            long begins,
            long empty,
            long enemies,
            int to,
            long[] into,
            int count) {
        long goesOn = begins & Long.rotateRight(empty, to);
        int next = slide(position, plane, movers, goesOn, to, into, count);
        return slideAndTake(position, plane, movers, goesOn, begins & Long.rotateRight(enemies, to), to, into, next);
    }

    /** The last cell that a piece reaches over empty cells: its own if it cannot slide. */
    private static long last(long from, long goesOn, int to) {
        long cell = from;
        while ((cell & goesOn) != 0) {
            cell = Long.rotateLeft(cell, to);
        }
        return cell;
    }

    private long moved(long position, int plane, long from, long to) {
        return promoted(code.moved(position, plane, from, to), plane, to);
    }

    /**
     * Lists the positions after moves of pieces of a plane that take a piece.
     *
     * @param taken the offset of the piece that is taken
     */
    public int take(long position, int plane, long movers, int to, int taken, long[] into, int count) {
        return take(position, plane, movers, to, taken, taken, into, count);
    }

    /**
     * Lists the positions after moves of pieces of a plane that take two pieces.
     *
     * @param other the offset of the second piece
     */
    public int take(long position, int plane, long movers, int to, int taken, int other, long[] into, int count) {
        int next = count;
        for (long rest = movers; rest != 0; rest &= rest - 1) {
            long from = rest & -rest;
            long cleared = code.cleared(position, Long.rotateLeft(from, taken) | Long.rotateLeft(from, other));
            into[next] = moved(cleared, plane, from, Long.rotateLeft(from, to));
            next++;
        }
        return next;
    }

    /**
     * Lists the positions after moves of pieces of a plane onto empty cells, or onto enemies, which they take.
     *
     * @param movers the cells of the pieces that can make the move if the target cell holds none of the player's own
     */
    public int stepOrTake(
            long position, int plane, long movers, long own, long enemies, int to, long[] into, int count) {
        long takers = movers & Long.rotateRight(enemies, to);
        int next = step(position, plane, movers & ~(takers | Long.rotateRight(own, to)), to, into, count);
        return take(position, plane, takers, to, to, into, next);
    }

    /** Lists the positions after pieces of a plane have left the board, from the cells of the movers. */
    public int leave(long position, int plane, long movers, long[] into, int count) {
        int next = count;
        for (long rest = movers; rest != 0; rest &= rest - 1) {
            into[next] = code.moved(position, plane, rest & -rest, 0);
            next++;
        }
        return next;
    }

    /**
     * Lists the positions after moves of one piece, which take nothing and do not promote it.
     *
     * @param piece its cell
     * @param targets the cells that it may go to, with its own if it may leave the board
     */
    int go(long position, int plane, long piece, long targets, long[] into, int count) {
        int next = count;
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            into[next] = code.moved(position, plane, piece, rest & -rest & ~piece);
            next++;
        }
        return next;
    }

    /** Lists the positions after placings of a player's pieces from the hand on empty cells. */
    int placings(long position, boolean first, long empty, long[] into) {
        int count = 0;
        for (int plane : code.planesOf(first)) {
            for (long rest = code.hand(position, plane) > 0 ? empty : 0; rest != 0; rest &= rest - 1) {
                into[count] = promoted(code.placed(position, plane, rest & -rest), plane, rest & -rest);
                count++;
            }
        }
        return count;
    }

    /**
     * Lists the predecessors by moves of a plane's pieces that took a piece.
     *
     * @param movers the present cells of these pieces
     * @param to the offset of the cells that they came from
     * @param taken the offset of the piece that was taken
     */
    public int untake(long position, int plane, long movers, int to, int taken, long[] into, int count) {
        int next = count;
        int[] lost = code.planesOf(!code.set.isFirst(plane));
        for (long rest = movers; rest != 0; rest &= rest - 1) {
            long cell = rest & -rest;
            long before = code.moved(position, plane, cell, Long.rotateLeft(cell, to));
            next = restore(before, lost, Long.rotateLeft(cell, taken), into, next);
        }
        return next;
    }

    /**
     * Lists the predecessors by moves of a plane's pieces that took two pieces.
     *
     * @param other the offset of the second piece
     */
    public int untake(long position, int plane, long movers, int to, int taken, int other, long[] into, int count) {
        int next = count;
        int[] lost = code.planesOf(!code.set.isFirst(plane));
        for (long rest = movers; rest != 0; rest &= rest - 1) {
            long cell = rest & -rest;
            long before = code.moved(position, plane, cell, Long.rotateLeft(cell, to));
            for (int one : lost) {
                if (code.gone(before, one) > 0) {
                    long restored = code.restored(before, one, Long.rotateLeft(cell, taken));
                    next = restore(restored, lost, Long.rotateLeft(cell, other), into, next);
                }
            }
        }
        return next;
    }

    /**
     * Lists the predecessors by slides of a plane's pieces that took a piece.
     *
     * @param movers the present cells of these pieces
     * @param goesOn the cells from which the next one on the way back exists and is empty
     * @param to the offset of the next cell on the way back
     */
    public int unslideAndTake(long position, int plane, long movers, long goesOn, int to, long[] into, int count) {
        int next = count;
        int[] lost = code.planesOf(!code.set.isFirst(plane));
        for (long rest = movers & goesOn; rest != 0; rest &= rest - 1) {
            long from = rest & -rest;
            long cell = from;
            do {
                cell = Long.rotateLeft(cell, to);
                next = restore(code.moved(position, plane, from, cell), lost, from, into, next);
            } while ((cell & goesOn) != 0);
        }
        return next;
    }

    /** Lists the predecessors by pieces of a plane that left the board, from empty cells. */
    public int unleave(long position, int plane, long cells, long[] into, int count) {
        int next = count;
        boolean isUnnumbered = position == UNNUMBERED;
        for (long rest = isUnnumbered || code.gone(position, plane) > 0 ? cells : 0; rest != 0; rest &= rest - 1) {
            into[next] = isUnnumbered ? rest & -rest : code.moved(position, plane, 0, rest & -rest);
            next++;
        }
        return next;
    }

    /**
     * Removes duplicates from a list; the first of each stays.
     *
     * @return the number of entries left
     */
    public int distinct(long[] list, int count) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            int before = 0;
            while (list[before] != list[i]) {
                before++;
            }
            if (before >= kept) {
                list[kept] = list[i];
                kept++;
            }
        }
        return kept;
    }

    /** The position after a piece on this cell is promoted, if it is a cell of promotion. */
    private long promoted(long position, int plane, long cell) {
        return (promotedOn[plane] & cell) == 0 ? position : code.promoted(position, plane, promoted[plane], cell);
    }

    /** Lists the positions with a missing piece of one of these planes put back on a cell. */
    private int restore(long position, int[] planes, long cell, long[] into, int count) {
        int next = count;
        for (int plane : planes) {
            if (code.gone(position, plane) > 0) {
                into[next] = code.restored(position, plane, cell);
                next++;
            }
        }
        return next;
    }
}
