package dev.solvable.processor.game.pieces;

import dev.solvable.runtime.game.pieces.code.PieceSet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * The longest paths of pieces without captures. A path goes on with the steps of the piece that a piece is promoted to.
 */
final class PieceSteps {
    /** A length that is not computed yet. */
    private static final int UNKNOWN = -1;

    /** A length that is being computed: its place is on the current path. */
    private static final int OPEN = -2;

    /** The place of a piece that has left the board, with no steps ahead. */
    private static final int OFF_THE_BOARD = -1;

    private final PieceSet set;

    /** For each place, which is a plane and a cell, the places that its steps lead to. */
    private final List<List<Integer>> next;

    private final int[] lengths;

    /** The current path of the depth-first search. */
    private final Deque<Integer> path = new ArrayDeque<>();

    private Optional<Circle> circle = Optional.empty();

    PieceSteps(PieceSet set, List<PieceMove> moves) {
        this.set = set;
        this.lengths = new int[place(set.planes(), 0)];
        Arrays.fill(lengths, UNKNOWN);
        this.next = new ArrayList<>(Collections.nCopies(lengths.length, List.of()));
        for (PieceMove move : moves) {
            if (!move.places() && !move.takes()) {
                addStep(place(move.plane(), move.from()), move);
            }
        }
    }

    private void addStep(int from, PieceMove move) {
        if (next.get(from).isEmpty()) {
            next.set(from, new ArrayList<>());
        }
        next.get(from).add(after(move));
    }

    private static int place(int plane, int cell) {
        return plane * Long.SIZE + cell;
    }

    /** The most steps that a piece has ahead; meaningless once a {@link #circle} is found. */
    int most(int plane, int cell) {
        return most(place(plane, cell));
    }

    /** The most steps that the moved piece has ahead after a move. */
    int mostAfter(PieceMove move) {
        return most(after(move));
    }

    /** A cycle that a piece can go; empty if none is found. */
    Optional<Circle> circle() {
        return circle;
    }

    /** A cycle that a piece of one player can go; empty if there is none. */
    static Optional<Circle> circle(PieceSet set, List<PieceMove> moves, boolean first) {
        PieceSteps steps = new PieceSteps(set, moves);
        for (int plane : set.planesOf(first)) {
            for (int cell = 0; cell < Long.SIZE; cell++) {
                steps.most(plane, cell);
            }
        }
        return steps.circle;
    }

    /**
     * A cycle of steps of a piece.
     *
     * @param piece the letter of the piece
     * @param cells the cells of the cycle, of which the last is the first one again
     */
    record Circle(char piece, List<Integer> cells) {
        /** Copies the list. */
        Circle {
            cells = List.copyOf(cells);
        }
    }

    private int most(int place) {
        if (place == OFF_THE_BOARD) {
            return 0;
        }
        if (lengths[place] == OPEN && circle.isEmpty()) {
            circle = Optional.of(backTo(place));
        }
        if (lengths[place] != UNKNOWN) {
            return Math.max(0, lengths[place]);
        }
        lengths[place] = OPEN;
        path.addLast(place);
        int most = 0;
        for (int after : next.get(place)) {
            most = Math.max(most, 1 + most(after));
        }
        path.removeLast();
        lengths[place] = most;
        return most;
    }

    private Circle backTo(int place) {
        List<Integer> cells = new ArrayList<>();
        for (int passed : path) {
            if (!cells.isEmpty() || passed == place) {
                cells.add(passed % Long.SIZE);
            }
        }
        cells.add(place % Long.SIZE);
        return new Circle(set.letters().charAt(place / Long.SIZE), cells);
    }

    /** The place of the moved piece after a move. */
    private int after(PieceMove move) {
        if (move.leaves()) {
            return OFF_THE_BOARD;
        }
        boolean isPromoted = (set.promotedOn(move.plane()) >>> move.to() & 1) != 0;
        return place(isPromoted ? set.promoted(move.plane()) : move.plane(), move.to());
    }
}
