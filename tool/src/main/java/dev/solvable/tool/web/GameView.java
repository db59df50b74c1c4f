package dev.solvable.tool.web;

import dev.solvable.Encoding;
import dev.solvable.Expectation;
import dev.solvable.GameFacts;
import dev.solvable.ImpartialSolver;
import dev.solvable.Player;
import dev.solvable.ScoreSolver;
import dev.solvable.Solver;
import dev.solvable.tool.analysis.BoardText;
import dev.solvable.tool.analysis.GameKind;
import dev.solvable.tool.analysis.Marks;
import dev.solvable.tool.analysis.MoveNames;
import dev.solvable.tool.analysis.Picks;
import dev.solvable.tool.analysis.PieceStep;
import dev.solvable.tool.games.GameWords;
import dev.solvable.tool.web.drawing.Drawing;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * All that a page needs to draw a game and to let people play it.
 *
 * @param name the name of the game
 * @param kind what its moves do
 * @param board the board at the start, as {@link BoardText} writes it
 * @param toMove who is to move at the start; {@link Player#EITHER} where it never makes a difference
 * @param sideNeeded whether a board alone does not say who is to move
 * @param map the rows of the board, {@code .} for a cell and a space for a hole
 * @param cells the names of the cells
 * @param moves every move by its index; for a program, their names and effects depend on the position
 * @param scored whether it is played for points
 * @param lines the cells of every line that ends the game or scores
 * @param marks the characters of boards
 * @param characters every character that a cell can have, the one of an empty cell first
 * @param hand the pieces in hand at the start; null where the game has none there
 * @param gravity whether marks fall to the lowest free cell of their column
 * @param picks whether a cell picks a move, or two moves where either mark may be put; otherwise tiles are laid
 * @param drawing how the board is drawn
 * @param sample a board in mid-game, for a picture
 * @param rules the rules in words; empty without a source
 * @param about the description by the declaration's author; empty without a source
 * @param facts what is known before anything is solved
 */
record GameView(
        String name,
        GameKind kind,
        String board,
        Player toMove,
        boolean sideNeeded,
        List<String> map,
        List<String> cells,
        List<Move> moves,
        boolean scored,
        List<List<Integer>> lines,
        Marks marks,
        List<String> characters,
        @Nullable String hand,
        boolean gravity,
        boolean picks,
        Drawing drawing,
        String sample,
        String rules,
        String about,
        Facts facts) {
    /**
     * A move.
     *
     * @param name its name
     * @param cells the numbers of the cells that it fills
     * @param pick the cell to pick for it; null where there is no single one
     * @param mark the mark that it puts, where either may be put; else null
     * @param by the player whose tile it lays, where the players' tiles differ; else null
     * @param step what it does with a piece; null in games without pieces
     */
    record Move(
            String name,
            List<Integer> cells,
            @Nullable Integer pick,
            @Nullable String mark,
            @Nullable Player by,
            @Nullable PieceStep step) {}

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
        GameWords words = GameWords.of(solver);
        long start = solver.initial();
        GameKind kind = GameKind.of(solver);
        Marks marks = Marks.of(solver);
        List<Move> moves = moves(solver, marks);
        return new GameView(
                name,
                kind,
                BoardText.of(solver, start),
                solver.toMove(start),
                isSideNeeded(solver),
                facts.map(),
                facts.cellNames(),
                moves,
                solver instanceof ScoreSolver,
                facts.lineCells().stream().map(GameView::cells).toList(),
                marks,
                marks.all(solver),
                kind == GameKind.PIECES ? BoardText.hand(solver, start) : null,
                falls(solver, marks),
                kind == GameKind.FILLING && arePicked(moves),
                Drawing.of(solver),
                BoardText.of(solver, midst(solver)),
                words.rules(),
                words.about(),
                Facts.of(solver));
    }

    private static List<Move> moves(Solver solver, Marks marks) {
        List<Integer> picks = Picks.of(solver);
        List<String> names = MoveNames.of(solver).fixed();
        List<Long> filled = solver.facts().moveCells();
        List<PieceStep> steps = GameKind.of(solver) == GameKind.PIECES ? PieceStep.all(solver) : List.of();
        Set<Integer> ofFirst = steps.isEmpty() && isSideNeeded(solver) ? firstMoves(solver) : Set.of();
        boolean anyMark = GameKind.of(solver) == GameKind.FILLING
                && marks.second() != null
                && filled.size() == 2 * solver.facts().cells();
        return IntStream.range(0, filled.size())
                .mapToObj(move -> new Move(
                        names.isEmpty() ? solver.moveName(move) : names.get(move),
                        cells(filled.get(move)),
                        picks.get(move) == Picks.NONE ? null : picks.get(move),
                        anyMark ? (move % 2 == 0 ? marks.first() : marks.second()) : null,
                        ofFirst.isEmpty() ? null : ofFirst.contains(move) ? Player.FIRST : Player.SECOND,
                        steps.isEmpty() ? null : steps.get(move)))
                .toList();
    }

    /**
     * Whether marks fall: a board with a mark above an empty cell is refused, and one with the mark below is not. With
     * tiles and listed moves both are read, or neither if the board does not tell the side to move.
     */
    private static boolean falls(Solver solver, Marks marks) {
        if (GameKind.of(solver) != GameKind.FILLING || marks.first().isEmpty()) {
            return false;
        }
        String empty = solver.format(solver.initial());
        int row = solver.facts().columns() + 1;
        for (int cell = 0; cell < empty.length(); cell++) {
            int lowest = lowest(empty, cell, row);
            if (lowest > cell && !Character.isWhitespace(empty.charAt(cell))) {
                return !isRead(solver, empty, cell, marks) && isRead(solver, empty, lowest, marks);
            }
        }
        return false; // no cell is above another one
    }

    /** The lowest cell of a column, past holes. */
    private static int lowest(String board, int cell, int row) {
        int lowest = cell;
        for (int below = cell + row; below < board.length(); below += row) {
            lowest = board.charAt(below) == ' ' ? lowest : below;
        }
        return lowest;
    }

    private static boolean isRead(Solver solver, String empty, int cell, Marks marks) {
        try {
            solver.parse(empty.substring(0, cell) + marks.first() + empty.substring(cell + 1));
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** The moves of the first player on the empty board: every tile fits there. */
    private static Set<Integer> firstMoves(Solver solver) {
        return IntStream.of(solver.moves(solver.initial())).boxed().collect(Collectors.toSet());
    }

    /** A position after some random moves with a fixed seed; solves nothing. */
    private static long midst(Solver solver) {
        GameFacts facts = solver.facts();
        boolean areTiles = GameKind.of(solver) == GameKind.FILLING
                && facts.moveCells().stream().anyMatch(cells -> Long.bitCount(cells) > 1);
        int plies = Math.max(2, facts.cells() / (areTiles ? 8 : 2));
        Random random = new Random(facts.name().hashCode());
        long position = solver.initial();
        for (int ply = 0; ply < plies; ply++) {
            int[] moves = solver.moves(position);
            if (moves.length == 0) { // the game is over at the start
                return position;
            }
            long next = solver.play(position, moves[random.nextInt(moves.length)]);
            if (solver.isTerminal(next)) {
                return position;
            }
            position = next;
        }
        return position;
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
}
