package dev.solvable.runtime.game.pieces;

import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.game.pieces.code.PieceCode;

/**
 * Lists moves of pieces, and moves that are taken back, for the class that the compiler writes: all moves of one plane
 * in one direction at a time. Each list is an array that is given, and the number of what is in it.
 */
@ForGeneratedCode
public final class MoveLists {
    /**
     * What is passed in place of a position to list the cells that pieces may have left instead of the positions
     * before. Rules of games in which each player has pieces of one kind do not look at the position; -1 is none under
     * any encoding.
     */
    static final long UNNUMBERED = -1;

    private final PieceCode code;

    /** For each plane the cells on which its pieces are promoted, and the plane that they come to. */
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
     * @param movers the cells of those that can go there
     * @param to how many cells further on they go, less than 0 for cells before them
     * @param count the positions in the list so far
     * @return how many there are now
     */
    public int step(long position, int plane, long movers, int to, long[] into, int count) {
        if (movers == 0) {
            return count;
        }
        return promote(plane, movers, to, into, count, code.steps(position, plane, movers, to, into, count));
    }

    /**
     * Lists the positions after slides of pieces of a plane in one direction: one for each cell that a piece comes to
     * over empty cells.
     *
     * @param movers the cells of the pieces
     * @param goesOn the cells from which the next one in this direction exists and is empty
     * @param to how many cells further on the next one is
     */
    public int slide(long position, int plane, long movers, long goesOn, int to, long[] into, int count) {
        int next = count;
        for (long rest = movers & goesOn; rest != 0; rest &= rest - 1) {
            long from = rest & -rest;
            long cell = from;
            do {
                cell = Long.rotateLeft(cell, to);
                into[next] = slid(position, plane, from, cell);
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
            into[next] = slid(position, plane, from, last(from, goesOn, to));
            next++;
        }
        return next;
    }

    /**
     * Lists the positions after slides of pieces of a plane onto a piece, which they take.
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
                into[next] = slid(code.cleared(position, cell), plane, from, cell);
                next++;
            }
        }
        return next;
    }

    /** The last cell that a piece can come to over empty cells: its own where it cannot go on. */
    private static long last(long from, long goesOn, int to) {
        long cell = from;
        while ((cell & goesOn) != 0) {
            cell = Long.rotateLeft(cell, to);
        }
        return cell;
    }

    private long slid(long position, int plane, long from, long to) {
        return promoted(code.moved(position, plane, from, to), plane, to);
    }

    /**
     * Lists the positions after moves of pieces of a plane that take another.
     *
     * @param taken how many cells further on that one stands
     */
    public int take(long position, int plane, long movers, int to, int taken, long[] into, int count) {
        return take(position, plane, movers, to, taken, taken, into, count);
    }

    /**
     * Lists the positions after moves of pieces of a plane that take two others.
     *
     * @param other how many cells further on the second one stands
     */
    public int take(long position, int plane, long movers, int to, int taken, int other, long[] into, int count) {
        int next = count;
        for (long rest = movers; rest != 0; rest &= rest - 1) {
            long from = rest & -rest;
            long cleared = code.cleared(position, Long.rotateLeft(from, taken) | Long.rotateLeft(from, other));
            into[next] = code.moved(cleared, plane, from, Long.rotateLeft(from, to));
            next++;
        }
        return promote(plane, movers, to, into, count, next);
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
     * @param targets the cells that it may go to, its own where it may leave the board
     */
    int go(long position, int plane, long piece, long targets, long[] into, int count) {
        int next = count;
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            into[next] = code.moved(position, plane, piece, rest & -rest & ~piece);
            next++;
        }
        return next;
    }

    /** Lists the positions after pieces of a player have come from the hand onto empty cells. */
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
     * Lists the positions before moves of pieces of a plane that took another.
     *
     * @param movers the cells where they stand now
     * @param to how many cells further on they came from
     * @param taken how many cells further on stood what was taken
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
     * Lists the positions before moves of pieces of a plane that took two others.
     *
     * @param other how many cells further on stood the second one
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
     * Lists the positions before slides of pieces of a plane onto another, which they took.
     *
     * @param movers the cells where they stand now
     * @param goesOn the cells from which the next one that they may have come over exists and is empty
     * @param to how many cells further on that one is
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

    /** Lists the positions before pieces of a plane left the board, from empty cells. */
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
     * Takes duplicates out of a list; the first of each stays.
     *
     * @return how many are left
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

    /** Promotes those of the pieces that have moved which have come to their goal. */
    private int promote(int plane, long movers, int to, long[] into, int begin, int end) {
        if (promotedOn[plane] != 0 && (Long.rotateLeft(movers, to) & promotedOn[plane]) != 0) {
            long rest = movers;
            for (int i = begin; i < end; i++) {
                into[i] = promoted(into[i], plane, Long.rotateLeft(rest & -rest, to));
                rest &= rest - 1;
            }
        }
        return end;
    }

    /** The position after a piece has come to a cell. */
    private long promoted(long position, int plane, long cell) {
        return (promotedOn[plane] & cell) == 0 ? position : code.promoted(position, plane, promoted[plane], cell);
    }

    /** Lists the positions in which a piece of one of these planes, of those that are gone, stands on a cell again. */
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
