package dev.solvable.tool.web;

import dev.solvable.Encoding;
import dev.solvable.Expectation;
import dev.solvable.GameFacts;
import dev.solvable.ImpartialSolver;
import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.tool.analysis.BoardText;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * All that a viewer needs to draw a game and to let people play it.
 *
 * @param name the name of the game
 * @param board the board at the start
 * @param toMove who is to move at the start; {@link Player#EITHER} where it never makes a difference
 * @param sideNeeded whether a board alone does not say who is to move
 * @param map the rows of the board, {@code .} for a cell and a space for a hole
 * @param cells the names of the cells
 * @param moves every move there is, by its index
 * @param lines the cells of every line that ends the game
 * @param marks the characters of boards
 * @param gravity whether marks fall
 * @param picks whether one cell stands for each move, or for two where either mark may be put; else tiles are laid
 * @param drawing how the board is drawn
 * @param facts what is known before anything is solved
 */
record GameView(
        String name,
        String board,
        Player toMove,
        boolean sideNeeded,
        List<String> map,
        List<String> cells,
        List<Move> moves,
        List<List<Integer>> lines,
        Marks marks,
        boolean gravity,
        boolean picks,
        Drawing drawing,
        Facts facts) {
    /**
     * A move.
     *
     * @param name its name
     * @param cells the numbers of the cells that it fills
     * @param pick the cell that stands for it; null where no single cell does
     * @param mark the mark that it puts, where either may be put; else null
     */
    record Move(
            String name,
            List<Integer> cells,
            @Nullable Integer pick,
            @Nullable String mark) {}

    /**
     * What is known before anything is solved; see {@link GameFacts}.
     *
     * @param states null where a {@code long} cannot hold it
     */
    record Facts(
            int rows,
            int columns,
            int cells,
            int moves,
            int lines,
            long symmetries,
            @Nullable Long states,
            int cacheEntries,
            long cacheBytes,
            Encoding encoding,
            String algorithm,
            boolean impartial,
            Expectation proved) {
        static Facts of(Solver solver) {
            GameFacts facts = solver.facts();
            return new Facts(
                    facts.rows(),
                    facts.columns(),
                    facts.cells(),
                    facts.moves(),
                    facts.lines(),
                    facts.symmetries(),
                    facts.states() == Long.MAX_VALUE ? null : facts.states(),
                    facts.cacheEntries(),
                    facts.cacheBytes(),
                    facts.encoding(),
                    facts.algorithm(),
                    solver instanceof ImpartialSolver,
                    facts.proved());
        }
    }

    static GameView of(String name, Solver solver) {
        GameFacts facts = solver.facts();
        long start = solver.initial();
        List<Move> moves = moves(solver);
        boolean falls = facts.moveCells().stream().allMatch(cells -> Long.bitCount(cells) == 1)
                && solver.moves(start).length < facts.moves()
                && !(solver instanceof ImpartialSolver);
        return new GameView(
                name,
                BoardText.of(solver, start),
                solver.toMove(start),
                isSideNeeded(solver),
                facts.map(),
                cellNames(facts.map()),
                moves,
                facts.lineCells().stream().map(GameView::cells).toList(),
                Marks.of(solver),
                falls,
                arePicked(moves),
                Drawing.of(facts),
                Facts.of(solver));
    }

    private static List<Move> moves(Solver solver) {
        List<Integer> picks = Picks.of(solver);
        List<Long> filled = solver.facts().moveCells();
        Marks marks = Marks.of(solver);
        boolean anyMark = solver instanceof ImpartialSolver && marks.second() != null;
        return IntStream.range(0, filled.size())
                .mapToObj(move -> new Move(
                        solver.moveName(move),
                        cells(filled.get(move)),
                        picks.get(move) == Picks.NONE ? null : picks.get(move),
                        anyMark ? (move % 2 == 0 ? marks.first() : marks.second()) : null))
                .toList();
    }

    /** Whether no two moves have the same cell, or the same cell and mark. */
    private static boolean arePicked(List<Move> moves) {
        Set<List<Object>> seen = new HashSet<>();
        return moves.stream()
                .allMatch(move ->
                        move.pick() != null && seen.add(List.of(move.pick(), Optional.ofNullable(move.mark()))));
    }

    private static boolean isSideNeeded(Solver solver) {
        try {
            BoardText.parse(solver, BoardText.of(solver, solver.initial()), null);
            return false;
        } catch (BoardText.SideMissingException e) {
            return true;
        }
    }

    private static List<Integer> cells(long mask) {
        return IntStream.range(0, Long.SIZE)
                .filter(cell -> (mask >>> cell & 1) != 0)
                .boxed()
                .toList();
    }

    private static List<String> cellNames(List<String> map) {
        List<String> names = new ArrayList<>();
        for (int row = 0; row < map.size(); row++) {
            for (int column = 0; column < map.get(row).length(); column++) {
                if (map.get(row).charAt(column) != ' ') {
                    names.add(columnName(column) + (row + 1));
                }
            }
        }
        return List.copyOf(names);
    }

    /** The column letters: after {@code z} comes {@code aa}. */
    private static String columnName(int column) {
        String last = String.valueOf((char) ('a' + column % 26));
        return column < 26 ? last : columnName(column / 26 - 1) + last;
    }
}
