package dev.solvable.processor.game.pieces;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How far pieces can go without taking: the longest paths from a piece on a cell over the steps that it has there, with
 * those of the piece that it is promoted to.
 */
final class PieceSteps {
    /** In place of a length: the path is not at its end yet. */
    private static final int OPEN = -1;

    /** A piece on a cell. */
    private record Place(int plane, int cell) {}

    private final PieceRules rules;
    private final Map<Place, Integer> lengths = new HashMap<>();

    /** The places from the first one to the one that is looked at. */
    private final Deque<Place> path = new ArrayDeque<>();

    private Optional<Circle> circle = Optional.empty();

    PieceSteps(PieceRules rules) {
        this.rules = rules;
    }

    /** The most steps that a piece has ahead; of no meaning where a {@link #circle} has been met. */
    int most(int plane, int cell) {
        return most(new Place(plane, cell));
    }

    /** The most steps that the piece of a move has ahead after it. */
    int mostAfter(PieceMove move) {
        return move.leaves() ? 0 : most(after(move));
    }

    /** A circle that a piece can go in; empty where none was met. */
    Optional<Circle> circle() {
        return circle;
    }

    /** A circle of the pieces of one player. */
    static Optional<Circle> circle(PieceRules rules, int player) {
        PieceSteps steps = new PieceSteps(rules);
        for (int plane = player; plane < rules.planes(); plane += 2) {
            for (int cell = 0; cell < Long.SIZE; cell++) {
                steps.most(plane, cell);
            }
        }
        return steps.circle;
    }

    /**
     * A way back to where a piece has been.
     *
     * @param piece the letter of the piece
     * @param cells the cells from the first one to the first one
     */
    record Circle(char piece, List<Integer> cells) {
        /** Copies the list. */
        Circle {
            cells = List.copyOf(cells);
        }
    }

    private int most(Place place) {
        Integer known = lengths.get(place);
        if (known != null) {
            if (known == OPEN && circle.isEmpty()) {
                circle = Optional.of(backTo(place));
            }
            return Math.max(0, known);
        }
        lengths.put(place, OPEN);
        path.addLast(place);
        int most = 0;
        for (PieceMove move : rules.moves()) {
            if (move.plane() == place.plane() && move.from() == place.cell() && !move.takes()) {
                most = Math.max(most, 1 + mostAfter(move));
            }
        }
        path.removeLast();
        lengths.put(place, most);
        return most;
    }

    private Circle backTo(Place place) {
        List<Integer> cells = new ArrayList<>();
        for (Place passed : path) {
            if (!cells.isEmpty() || passed.equals(place)) {
                cells.add(passed.cell());
            }
        }
        cells.add(place.cell());
        return new Circle(rules.letter(place.plane()), cells);
    }

    /** Where the piece of a move that stays on the board stands after it. */
    private Place after(PieceMove move) {
        int becomes = rules.promotions().stream()
                .filter(promotion -> promotion.plane() == move.plane() && (promotion.cells() >>> move.to() & 1) != 0)
                .mapToInt(PieceRules.Promotion::becomes)
                .findFirst()
                .orElse(move.plane());
        return new Place(becomes, move.to());
    }
}
