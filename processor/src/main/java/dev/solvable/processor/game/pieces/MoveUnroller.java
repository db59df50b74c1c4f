package dev.solvable.processor.game.pieces;

import dev.solvable.Direction;
import dev.solvable.Onto;
import dev.solvable.Over;
import dev.solvable.processor.game.pieces.MoveReader.DeclaredMove;
import dev.solvable.runtime.Board;
import java.util.Set;

/** Unrolls one {@code @Move} into the single moves of one player's pieces of a kind. */
public final class MoveUnroller {
    private final Board board;
    private final DeclaredMove declared;
    private final int plane;
    private final Direction ahead;
    private final long leaves;
    private final Set<PieceMove> moves;

    /** A path so far: its origin, the cells that must be free, the cell jumped over, those beside the origin. */
    private record Path(int from, long free, long jumped, long besideAny) {}

    /**
     * Unrolls for one plane.
     *
     * @param ahead the forward direction of the plane's player
     * @param leaves the cells from which a piece of the plane may leave the board
     * @param moves collects the moves
     */
    MoveUnroller(Board board, DeclaredMove declared, int plane, Direction ahead, long leaves, Set<PieceMove> moves) {
        this.board = board;
        this.declared = declared;
        this.plane = plane;
        this.ahead = ahead;
        this.leaves = leaves;
        this.moves = moves;
    }

    void unroll() {
        for (int from = 0; from < board.cells(); from++) {
            long beside = declared.said().besideEnemy() ? beside(from) : 0;
            if (declared.said().besideEnemy() && beside == 0) {
                continue;
            }
            Path start = new Path(from, 0, 0, beside);
            for (Way.Step step : declared.way().steps()) {
                for (int to : Board.cellsOf(withoutDirection(step, from))) {
                    land(start, to, -1);
                }
                for (Way.Vector vector : step.vectors(ahead)) {
                    go(start, vector);
                    if (step.letter().isStep()) {
                        leave(start, vector);
                    }
                }
            }
        }
    }

    /** The cells that one step of the way leads to. */
    private long beside(int from) {
        long beside = 0;
        for (Way.Step step : declared.way().steps()) {
            beside |= withoutDirection(step, from);
            for (Way.Vector vector : step.vectors(ahead)) {
                int cell = cell(from, vector, 1);
                beside |= cell < 0 ? 0 : 1L << cell;
            }
        }
        return beside;
    }

    private long withoutDirection(Way.Step step, int from) {
        return switch (step.letter()) {
            case LINK -> board.linkedWith(from);
            case ANYWHERE -> board.mask() & ~(1L << from);
            default -> 0;
        };
    }

    /** The cell a number of steps away, -1 where there is none. */
    private int cell(int from, Way.Vector vector, int steps) {
        return board.cellFrom(from, steps * vector.down(), steps * vector.right());
    }

    /** Adds all moves in one direction. */
    private void go(Path start, Way.Vector vector) {
        Path path = start;
        int steps = 1;
        int cell = cell(start.from(), vector, steps);
        while (cell >= 0 && steps <= declared.far()) {
            int next = cell(start.from(), vector, steps + 1);
            if (declared.said().over() == Over.NOTHING) {
                land(path, cell, steps < declared.far() ? next : -1);
            } else if (next >= 0) {
                land(new Path(path.from(), path.free(), 1L << cell, path.besideAny()), next, -1);
            }
            path = new Path(path.from(), path.free() | 1L << cell, 0, path.besideAny());
            cell = next;
            steps++;
        }
    }

    /** Ends a path on a cell; {@code next} is the cell that it could go on to, -1 where there is none. */
    private void land(Path path, int to, int next) {
        long bit = 1L << to;
        if ((declared.to() & bit) == 0) {
            return;
        }
        if (declared.said().onto() != Onto.ENEMY) {
            // With toTheEnd it stops only if the next cell is neither empty nor holds an enemy that it may take.
            long stop = declared.said().toTheEnd() && next >= 0 ? 1L << next : 0;
            boolean takes = declared.said().onto() == Onto.EITHER;
            add(path, to, bit, 0, takes ? stop : 0, takes ? 0 : stop);
        }
        if (declared.said().onto() != Onto.EMPTY) {
            add(path, to, 0, bit, 0, 0);
        }
    }

    private void add(Path path, int to, long free, long enemy, long friends, long anyone) {
        moves.add(new PieceMove(
                plane,
                path.from(),
                to,
                path.free() | free,
                enemy | (declared.said().over() == Over.ENEMY ? path.jumped() : 0),
                friends | (declared.said().over() == Over.FRIEND ? path.jumped() : 0),
                anyone | (declared.said().over() == Over.ANYONE ? path.jumped() : 0),
                enemy | (declared.said().takes() ? path.jumped() : 0),
                path.besideAny(),
                declared.said().whenLeft()));
    }

    /** A step forward off the far side, where the goal allows it. */
    private void leave(Path path, Way.Vector vector) {
        boolean steps =
                declared.said().over() == Over.NOTHING && declared.said().onto() != Onto.ENEMY && declared.anywhere();
        if (steps && vector.along(ahead) > 0 && cell(path.from(), vector, 1) < 0 && (leaves >>> path.from() & 1) != 0) {
            add(path, -1, 0, 0, 0, 0);
        }
    }

    /** The cells with no cell further ahead. */
    public static long lastAhead(Board board, Direction ahead) {
        long last = 0;
        Way.Vector forward = Way.Vector.of(ahead);
        for (int cell = 0; cell < board.cells(); cell++) {
            boolean further = false;
            for (int steps = 1; steps < Math.max(board.rows(), board.columns()); steps++) {
                further |= board.cellFrom(cell, steps * forward.down(), steps * forward.right()) >= 0;
            }
            last |= further ? 0 : 1L << cell;
        }
        return last;
    }
}
