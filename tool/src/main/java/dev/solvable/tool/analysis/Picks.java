package dev.solvable.tool.analysis;

import dev.solvable.GameFacts;
import dev.solvable.Player;
import dev.solvable.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The cell that a user points at to make a move, found by asking the solver. */
public final class Picks {
    /** A move without a cell of its own. */
    public static final int NONE = -1;

    private Picks() {}

    /**
     * For each move the only cell that it fills, or the only one that must be free for it; {@link #NONE} where there
     * are several, as for a tile, and for all moves of games that do not fill cells. A move of a move source may fill
     * cells that are taken already: a bite of Chomp is named by its corner.
     */
    public static List<Integer> of(Solver solver) {
        GameFacts facts = solver.facts();
        if (GameKind.of(solver) != GameKind.FILLING) {
            return facts.moveCells().stream().map(cells -> NONE).toList();
        }
        boolean single = facts.moveCells().stream().allMatch(cells -> Long.bitCount(cells) == 1);
        if (single || facts.lines() > 0 || isSideInTiles(solver)) {
            return facts.moveCells().stream().map(Picks::only).toList();
        }
        long[] required = required(solver);
        return IntStream.range(0, facts.moves())
                .mapToObj(move -> only(required[move]))
                .toList();
    }

    /**
     * Whether no bit is left for the side to move. Then all moves are tiles of one size, which need what they fill, and
     * no position has a single taken cell.
     */
    private static boolean isSideInTiles(Solver solver) {
        return solver.facts().cells() == Long.SIZE && solver.toMove(solver.initial()) != Player.EITHER;
    }

    /** For each move the cells that must be free: with one of them taken it is no longer legal. */
    private static long[] required(Solver solver) {
        GameFacts facts = solver.facts();
        String empty = solver.format(solver.initial()).replaceAll("\\s", "");
        char taken = Marks.of(solver).first().charAt(0);
        long[] required = new long[facts.moves()];
        for (int cell = 0; cell < facts.cells(); cell++) {
            String board = empty.substring(0, cell) + taken + empty.substring(cell + 1);
            List<Integer> legal = new ArrayList<>();
            for (Player side : List.of(Player.FIRST, Player.SECOND)) {
                IntStream.of(solver.moves(solver.parse(board, side))).forEach(legal::add);
            }
            for (int move = 0; move < facts.moves(); move++) {
                required[move] |= legal.contains(move) ? 0 : 1L << cell;
            }
        }
        return required;
    }

    private static int only(long cells) {
        return Long.bitCount(cells) == 1 ? Long.numberOfTrailingZeros(cells) : NONE;
    }
}
