package dev.solvable.processor.game.pieces;

import dev.solvable.runtime.game.pieces.code.PieceSet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
    private final Map<Integer, List<Integer>> next = new HashMap<>();

    private final int[] lengths;

    /** The current path of the depth-first search. */
    private final Deque<Integer> path = new ArrayDeque<>();

    /** A cycle that a piece can go, in words, such as {@code X can go a1-b1-a1}; empty if none is found. */
    private Optional<String> circle = Optional.empty();

    PieceSteps(PieceSet set, List<PieceMove> moves) {
        this.set = set;
        this.lengths = new int[place(set.planes(), 0)];
        Arrays.fill(lengths, UNKNOWN);
        for (PieceMove move : moves) {
            if (!move.places() && !move.takes()) {
                int from = place(move.plane(), move.from());
                next.computeIfAbsent(from, place -> new ArrayList<>()).add(after(move));
            }
        }
    }

    private static int place(int plane, int cell) {
        return plane * Long.SIZE + cell;
    }

    /** The most steps that a piece has ahead; meaningless once a {@link #circle} is found. */
    int most(int plane, int cell) {
        return most(place(plane, cell));
    }

    int mostAfter(PieceMove move) {
        return most(after(move));
    }

    Optional<String> circle() {
        return circle;
    }

    /** A cycle that a piece of one player can go, in words; empty if there is none. */
    static Optional<String> circle(PieceSet set, List<PieceMove> moves, boolean first) {
        PieceSteps steps = new PieceSteps(set, moves);
        for (int plane : set.planesOf(first)) {
            for (int cell = 0; cell < Long.SIZE; cell++) {
                steps.most(plane, cell);
            }
        }
        return steps.circle;
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
        for (int after : next.getOrDefault(place, List.of())) {
            most = Math.max(most, 1 + most(after));
        }
        path.removeLast();
        lengths[place] = most;
        return most;
    }

    /** The cycle at the end of the path, in words; its last cell is the first one again. */
    private String backTo(int place) {
        return Stream.concat(path.stream().dropWhile(passed -> passed != place), Stream.of(place))
                .map(passed -> set.board().name(passed % Long.SIZE))
                .collect(Collectors.joining("-", set.letters().charAt(place / Long.SIZE) + " can go ", ""));
    }

    private int after(PieceMove move) {
        if (move.leaves()) {
            return OFF_THE_BOARD;
        }
        boolean isPromoted = (set.promotedOn(move.plane()) >>> move.to() & 1) != 0;
        return place(isPromoted ? set.promoted(move.plane()) : move.plane(), move.to());
    }
}
