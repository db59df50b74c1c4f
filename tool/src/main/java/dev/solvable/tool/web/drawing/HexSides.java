package dev.solvable.tool.web.drawing;

import dev.solvable.GameFacts;
import dev.solvable.Player;
import dev.solvable.Solver;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/**
 * Finds the sides of each player on a board of hexagons by playing, because a win check does not tell them. The winner
 * has connected two opposite sides.
 */
final class HexSides {
    private static final int MAX_GAMES = 100;

    private final int rows;
    private final int columns;
    private final long own;

    private HexSides(GameFacts facts, long own) {
        this.rows = facts.rows();
        this.columns = facts.columns();
        this.own = own;
    }

    /** The player who connects top and bottom; empty if random games do not show it, or the board has holes. */
    static Optional<Player> downwards(Solver solver) {
        GameFacts facts = solver.facts();
        if (facts.cells() != facts.rows() * facts.columns()) {
            return Optional.empty();
        }
        Random random = new Random(1);
        for (int game = 0; game < MAX_GAMES; game++) {
            long position = solver.initial();
            Player mover = Player.FIRST;
            Map<Player, Long> owned = new EnumMap<>(Player.class);
            while (!solver.isTerminal(position)) {
                int[] moves = solver.moves(position);
                int move = moves[random.nextInt(moves.length)];
                mover = solver.toMove(position);
                owned.merge(mover, facts.moveCells().get(move), (cells, more) -> cells | more);
                position = solver.play(position, move);
            }
            HexSides winner = new HexSides(facts, owned.getOrDefault(mover, 0L));
            boolean down = winner.connects(true);
            if (down != winner.connects(false)) {
                boolean isFirst = mover == Player.FIRST;
                return Optional.of(down == isFirst ? Player.FIRST : Player.SECOND);
            }
        }
        return Optional.empty();
    }

    /** Whether own cells lead from the top to the bottom, or from left to right. */
    private boolean connects(boolean down) {
        long reached = 0;
        for (int cell = 0; cell < rows * columns; cell++) {
            reached |= (down ? cell / columns : cell % columns) == 0 ? own & 1L << cell : 0;
        }
        for (long before = 0; before != reached; ) {
            before = reached;
            for (int cell = 0; cell < rows * columns; cell++) {
                reached |= (neighbours(cell) & before) != 0 ? own & 1L << cell : 0;
            }
        }
        for (int cell = 0; cell < rows * columns; cell++) {
            boolean isLast = down ? cell / columns == rows - 1 : cell % columns == columns - 1;
            if (isLast && (reached >>> cell & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Rows are drawn half a cell further right each: a cell also touches those above right and below left. */
    private long neighbours(int cell) {
        int row = cell / columns;
        int column = cell % columns;
        return at(row, column - 1)
                | at(row, column + 1)
                | at(row - 1, column)
                | at(row + 1, column)
                | at(row - 1, column + 1)
                | at(row + 1, column - 1);
    }

    private long at(int row, int column) {
        boolean isOnBoard = row >= 0 && row < rows && column >= 0 && column < columns;
        return isOnBoard ? 1L << row * columns + column : 0;
    }
}
