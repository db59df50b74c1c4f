package dev.solvable.runtime.game.pieces;

import dev.solvable.PieceStep;
import dev.solvable.runtime.game.pieces.code.PieceSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The list of all moves of both players; a move is an index into it. Placings come first, then moves from cell to cell.
 * Only questions about single positions use indices; an analysis does not.
 */
final class PieceMoves {
    private final PiecesRules rules;
    private final PieceSet set;

    private final List<PieceStep> steps = new ArrayList<>();

    private final Map<PieceStep, Integer> indices = new HashMap<>();

    /** Whether placings name the kind of piece: a player has several kinds in hand. */
    private final boolean namesKinds;

    /**
     * The moves of a game.
     *
     * @param rules its rules; pieces in hand may be placed on every cell
     * @param lines the cells of all lines that take pieces; 0 if lines take none
     * @param ways the moves of pieces on the board
     */
    PieceMoves(PiecesRules rules, long lines, PieceWay... ways) {
        this.rules = rules;
        set = rules.code.set;
        namesKinds = set.kindsInHand(true, false).length() > 1
                || set.kindsInHand(false, true).length() > 1;
        String placed = set.hand().isEmpty() ? "" : namesKinds ? set.kindsInHand(true, true) : "" + PieceStep.ANY;
        for (int kind = 0; kind < placed.length(); kind++) {
            for (int cell = 0; cell < set.board().cells(); cell++) {
                add(PieceStep.placing(placed.charAt(kind), cell), lines);
            }
        }
        for (int from = 0; from < set.board().cells(); from++) {
            addFrom(from, lines, ways);
        }
        for (int move = 0; move < steps.size(); move++) {
            indices.put(steps.get(move), move);
        }
    }

    /** Adds the moves from a cell by ascending target, off the board last. No lambdas, as they link slowly. */
    private void addFrom(int from, long lines, PieceWay... ways) {
        int[] order = new int[ways.length];
        int count = 0;
        for (PieceWay way : ways) {
            if ((way.from() >>> from & 1) != 0) {
                int to = way.to() == 0 ? Long.SIZE : from + way.to();
                order[count] = to << 2 | way.taken();
                count++;
            }
        }
        Arrays.sort(order, 0, count);
        for (int i = 0; i < count; i++) {
            int to = order[i] >>> 2;
            add(PieceStep.moving(from, to == Long.SIZE ? -1 : to, order[i] & 3), lines);
        }
    }

    /** Adds a move. If it may complete a line that takes, also adds a move for each cell where it may take a piece. */
    private void add(PieceStep step, long lines) {
        steps.add(step);
        if (step.to() >= 0 && (lines >>> step.to() & 1) != 0) {
            for (int cell = 0; cell < set.board().cells(); cell++) {
                if (cell != step.from() && cell != step.to()) {
                    steps.add(step.removing(cell));
                }
            }
        }
    }

    List<PieceStep> steps() {
        return steps;
    }

    int indexOf(PieceStep step) {
        Integer index = indices.get(
                step.isPlaced() && !namesKinds
                        ? PieceStep.placing(PieceStep.ANY, step.to()).removing(step.removed())
                        : step);
        if (index == null) {
            throw new IllegalStateException("the list of moves has no " + name(step));
        }
        return index;
    }

    /**
     * The name of a move, such as {@code a1-b2}, {@code a1xb2}, {@code b2}, {@code X@b2} or {@code a1-}; the cell from
     * which a line takes follows, as in {@code a1-a4xd7} or {@code a4xd7}. If moves before it in the list have the same
     * name, a number follows: {@code a1xc1~2}.
     */
    String name(PieceStep step) {
        int number = 1 + namesakes(step);
        return nameBeforeTaking(step)
                + (step.removed() < 0 ? "" : "x" + set.board().name(step.removed()))
                + (number == 1 ? "" : "~" + number);
    }

    /** How many moves before a move read the same: one that takes a piece less, and a placing whose line takes. */
    private int namesakes(PieceStep step) {
        if (step.isPlaced() || step.taken() == 0) {
            return 0;
        }
        PieceStep takingOne = PieceStep.moving(step.from(), step.to(), 1).removing(step.removed());
        PieceStep placing = PieceStep.placing(PieceStep.ANY, step.from()).removing(step.to());
        return (step.taken() > 1 && indices.containsKey(takingOne) ? 1 : 0)
                + (step.removed() < 0 && indices.containsKey(placing) ? 1 : 0);
    }

    private String nameBeforeTaking(PieceStep step) {
        if (step.isPlaced()) {
            return (step.kind() == PieceStep.ANY ? "" : step.kind() + "@")
                    + set.board().name(step.to());
        }
        return set.board().name(step.from())
                + (step.taken() > 0 ? 'x' : '-')
                + (step.to() < 0 ? "" : set.board().name(step.to()));
    }

    /** The moves that fit a position that is not over, ascending. */
    int[] of(long position) {
        long[] after = new long[rules.mostMoves()];
        int[] found = new int[after.length];
        int count = 0;
        boolean first = !rules.code.secondMoves(position);
        boolean places = rules.code.places(position, first);
        for (long rest = places ? 1 : rules.code.pieces(position, first); rest != 0; rest &= rest - 1) {
            int listed = rules.listBeforeTaking(position, rest & -rest, after);
            for (int i = 0; i < listed; i++) {
                PieceStep step = step(position, after[i], places ? 0 : rest & -rest);
                long victims = rules.victims(position, after[i]);
                if (victims == 0) {
                    found[count] = indexOf(step);
                    count++;
                }
                for (long left = victims; left != 0; left &= left - 1) {
                    found[count] = indexOf(step.removing(Long.numberOfTrailingZeros(left)));
                    count++;
                }
            }
        }
        return Arrays.stream(found, 0, count).sorted().distinct().toArray();
    }

    /** Whether a move can be made in a position that is not over. */
    boolean fits(long position, int move) {
        long[] after = new long[rules.mostMoves()];
        int found = find(position, move, after);
        if (found < 0) {
            return false;
        }
        int removed = steps.get(move).removed();
        long victims = rules.victims(position, after[found]);
        return removed < 0 ? victims == 0 : (victims >>> removed & 1) != 0;
    }

    /** The position after a move that fits. */
    long after(long position, int move) {
        long[] list = new long[rules.mostMoves()];
        long after = list[find(position, move, list)];
        int removed = steps.get(move).removed();
        return removed < 0 ? after : rules.code.cleared(after, 1L << removed);
    }

    /**
     * The index in the list of successors of the one after a move, before a line takes; -1 if the move cannot be made.
     */
    private int find(long position, int move, long[] into) {
        PieceStep step = steps.get(move);
        boolean first = !rules.code.secondMoves(position);
        long from = step.isPlaced() ? 0 : 1L << step.from();
        if (step.isPlaced() != rules.code.places(position, first)
                || (rules.code.pieces(position, first) & from) != from) {
            return -1;
        }
        int count = rules.listBeforeTaking(position, from, into);
        int beforeTaking = indexOf(step.removing(-1));
        for (int i = 0; i < count; i++) {
            if (indexOf(step(position, into[i], from)) == beforeTaking) {
                return i;
            }
        }
        return -1;
    }

    /**
     * The step between two positions.
     *
     * @param from the cell that the piece has left, as a bit; 0 if it was placed
     */
    private PieceStep step(long before, long after, long from) {
        boolean first = !rules.code.secondMoves(before);
        long to = rules.code.pieces(after, first) & ~rules.code.pieces(before, first);
        int target = to == 0 ? -1 : Long.numberOfTrailingZeros(to);
        if (from == 0) {
            return PieceStep.placing(set.kind(placed(before, after, first)), target);
        }
        int lost = count(before) - count(after) - (to == 0 ? 1 : 0);
        return PieceStep.moving(Long.numberOfTrailingZeros(from), target, lost);
    }

    /** The plane whose piece has left the hand; on the board the piece may be promoted already. */
    private int placed(long before, long after, boolean first) {
        for (int plane : rules.code.planesOf(first)) {
            if (rules.code.hand(after, plane) < rules.code.hand(before, plane)) {
                return plane;
            }
        }
        throw new IllegalStateException("no piece was placed");
    }

    private int count(long position) {
        return Long.bitCount(rules.code.pieces(position, true)) + Long.bitCount(rules.code.pieces(position, false));
    }
}
