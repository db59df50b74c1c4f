package dev.solvable.processor.render.pieces;

import dev.solvable.processor.game.pieces.PieceMove;
import dev.solvable.processor.game.pieces.PieceShape;
import dev.solvable.processor.render.pieces.Slides.Slide.Stops;
import dev.solvable.runtime.Board;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the slides among moves. If pieces of a plane go any distance over empty cells, a slide replaces all their moves
 * in one direction.
 */
final class Slides {
    private final Board board;
    private final List<Slide> slides = new ArrayList<>();
    private List<PieceShape> others;

    private Slides(Board board, List<PieceShape> moves) {
        this.board = board;
        this.others = moves;
    }

    /** Splits moves into slides and the other moves. */
    static Slides of(Board board, List<PieceShape> moves) {
        Slides slides = new Slides(board, moves);
        moves.stream()
                .map(shape -> List.of(shape.plane(), shape.whenLeft()))
                .distinct()
                .forEach(movers -> slides.find(new Movers(movers.get(0), movers.get(1))));
        return slides;
    }

    List<Slide> slides() {
        return slides;
    }

    List<PieceShape> others() {
        return others;
    }

    /** The pieces of a plane, and when they move. */
    private record Movers(int plane, int whenLeft) {
        boolean make(PieceShape shape) {
            return shape.plane() == plane && shape.whenLeft() == whenLeft;
        }

        /** One of their moves over empty cells, without a condition on cells beside the origin. */
        PieceMove move(int from, int to, long empty, long anyone, long enemies, long taken) {
            return new PieceMove(plane, from, to, empty, enemies, 0, anyone, taken, 0, whenLeft);
        }
    }

    private void find(Movers movers) {
        Set<PieceMove> left = new HashSet<>();
        others.stream()
                .filter(movers::make)
                .forEach(shape -> Board.cellsOf(shape.from()).forEach(from -> left.add(shape.move(from))));
        for (int down = -1; down <= 1; down++) {
            for (int right = -1; right <= 1; right++) {
                if (down != 0 || right != 0) {
                    find(movers, new Rays(board, down, right), left);
                }
            }
        }
    }

    /**
     * Finds slides in a direction.
     *
     * @param left the moves that are in no slide yet
     */
    private void find(Movers movers, Rays rays, Set<PieceMove> left) {
        Optional<Integer> offset = rays.offset();
        if (offset.isEmpty()
                || rays.longest() < 2
                || others.stream().noneMatch(shape -> shape.to() == 2 * offset.get())) {
            return; // without moves of two steps there is no slide
        }
        for (Stops stops : Stops.values()) {
            Set<PieceMove> moves = rays.moves(movers, stops);
            if (left.containsAll(moves)) {
                slides.add(new Slide(
                        movers.plane(), movers.whenLeft(), rays.begins(), offset.get(), rays.longest(), stops));
                left.removeAll(moves);
                others = others.stream()
                        .map(shape -> movers.make(shape) ? without(shape, moves) : shape)
                        .filter(shape -> shape.from() != 0)
                        .toList();
            }
        }
    }

    private static PieceShape without(PieceShape shape, Set<PieceMove> moves) {
        return shape.from(Board.cellsOf(shape.from()).stream()
                .filter(from -> !moves.contains(shape.move(from)))
                .mapToLong(from -> 1L << from)
                .sum());
    }

    /** The cells in one direction from each cell. */
    private record Rays(Board board, int down, int right) {
        List<Integer> from(int cell) {
            List<Integer> ray = new ArrayList<>();
            for (int next = next(cell, 1); next >= 0; next = next(next, 1)) {
                ray.add(next);
            }
            return ray;
        }

        private int next(int cell, int steps) {
            return board.cellFrom(cell, steps * down, steps * right);
        }

        int longest() {
            return Board.cellsOf(board.mask()).stream()
                    .mapToInt(cell -> from(cell).size())
                    .max()
                    .orElse(0);
        }

        long begins() {
            return Board.cellsOf(board.mask()).stream()
                    .filter(cell -> next(cell, 1) >= 0)
                    .mapToLong(cell -> 1L << cell)
                    .sum();
        }

        /** The offset of the next cell; empty if holes make it differ. */
        Optional<Integer> offset() {
            List<Integer> offsets = Board.cellsOf(begins()).stream()
                    .map(cell -> next(cell, 1) - cell)
                    .distinct()
                    .toList();
            return offsets.size() == 1 ? Optional.of(offsets.get(0)) : Optional.empty();
        }

        /** All moves of a slide. */
        Set<PieceMove> moves(Movers movers, Stops stops) {
            Set<PieceMove> moves = new HashSet<>();
            if (stops == Stops.ANYWHERE_OR_ON_AN_ENEMY) {
                moves.addAll(moves(movers, Stops.ANYWHERE));
                moves.addAll(moves(movers, Stops.ON_AN_ENEMY));
                return moves;
            }
            for (int from : Board.cellsOf(board.mask())) {
                long passed = 0;
                for (int to : from(from)) {
                    moves.add(move(movers, stops, from, to, passed));
                    passed |= 1L << to;
                }
            }
            return moves;
        }

        private PieceMove move(Movers movers, Stops stops, int from, int to, long passed) {
            long end = 1L << to;
            return switch (stops) {
                case ANYWHERE_OR_ON_AN_ENEMY -> throw new IllegalStateException("these are two moves");
                case ANYWHERE -> movers.move(from, to, passed | end, 0, 0, 0);
                case AT_THE_END -> movers.move(from, to, passed | end, cell(next(to, 1)), 0, 0);
                case FROM_THE_END -> movers.move(from, to, passed | end, cell(next(from, -1)), 0, 0);
                case ON_AN_ENEMY -> movers.move(from, to, passed, 0, end, end);
                case FROM_AN_ENEMY -> movers.move(from, to, passed | end, 0, 0, 1L << from);
            };
        }

        private static long cell(int cell) {
            return cell < 0 ? 0 : 1L << cell;
        }
    }

    /**
     * Moves of a plane's pieces in one direction over any number of empty cells.
     *
     * @param plane the plane of the pieces that move
     * @param whenLeft how many pieces the player must have on the board; 0 where any number will do
     * @param begins the cells that have a next one in this direction, cell i as bit i
     * @param to the offset of the next cell
     * @param most the most cells that a piece can reach
     * @param stops where a piece may stop
     */
    record Slide(int plane, int whenLeft, long begins, int to, int most, Stops stops) {
        enum Stops {
            /** On each cell that it reaches, or on the enemy behind the last of them, which is taken. */
            ANYWHERE_OR_ON_AN_ENEMY,
            /** On each cell that it reaches. */
            ANYWHERE,
            /** On the last cell that it reaches. */
            AT_THE_END,
            /**
             * On each cell that it reaches, if the cell behind its origin is blocked: {@link #AT_THE_END} taken back.
             */
            FROM_THE_END,
            /** On an enemy, which is taken. */
            ON_AN_ENEMY,
            /** On each cell that it reaches, leaving an enemy on its origin: {@link #ON_AN_ENEMY} taken back. */
            FROM_AN_ENEMY
        }
    }
}
