package dev.solvable;

import java.util.ArrayList;
import java.util.List;

/**
 * What is known of a game and of its solver before anything is solved.
 *
 * @param name the simple name of the declaration, nested names joined with a dot
 * @param rows the rows of the board, at least 1
 * @param columns the columns of the board, at least 1
 * @param cells the cells of the board, holes not counted, from 1 to 64
 * @param encoding {@link Encoding#BITMASK} or {@link Encoding#TERNARY}, never {@link Encoding#AUTO}
 * @param algorithm how the game is solved, in the words of {@link Algorithm#description()}
 * @param solvedBy how the game is solved, for programs
 * @param moves the number of moves there are; move indices run from 0 to {@code moves - 1}. Where the rules are a
 *     program, {@link GameRules#mostMoves()}
 * @param lines the number of lines that end the game
 * @param symmetries the number of symmetries of the board that keep the game, the identity included
 * @param states the size of the state space, in fillings of the board; {@link Long#MAX_VALUE} where a {@code long}
 *     cannot hold it, and for a program, for which it is unknown
 * @param cacheEntries the entries of the solver's largest table or cache when fully grown; for an enumerated game of
 *     pieces an upper bound, as if all positions were reachable; 0 for a program whose positions are enumerated
 * @param cacheBytes the bytes of all tables and caches of the solver when fully grown; for an enumerated game of pieces
 *     without the moves, which are kept only while it is solved; 0 for a program whose positions are enumerated
 * @param proved the result that the compiler proved, {@link Expectation#UNSTATED} where it proved none
 * @param map the rows of the board from the top, {@code .} for a cell and a space for a hole, all {@code columns} long
 * @param moveCells for each move the cells it fills, cell i as bit i; 0 for each where the rules are a program
 * @param lineCells for each line its cells, cell i as bit i
 * @param cellNames the name of each cell in the order of their numbers: what {@link Board#cellNames()} says, else
 *     {@code a1}, {@code b1} and so on
 * @param moveSteps for each move what it does with a piece; empty where moves fill cells, and where the rules are a
 *     program
 * @param positionBits the bits that a position takes at most, from 1 to 64; 64 where the rules are a program
 */
public record GameFacts(
        String name,
        int rows,
        int columns,
        int cells,
        Encoding encoding,
        String algorithm,
        Algorithm solvedBy,
        int moves,
        int lines,
        long symmetries,
        long states,
        int cacheEntries,
        long cacheBytes,
        Expectation proved,
        List<String> map,
        List<Long> moveCells,
        List<Long> lineCells,
        List<String> cellNames,
        List<PieceStep> moveSteps,
        int positionBits) {
    /** Copies the lists, so that facts are immutable. */
    public GameFacts {
        map = List.copyOf(map);
        moveCells = List.copyOf(moveCells);
        lineCells = List.copyOf(lineCells);
        cellNames = List.copyOf(cellNames);
        moveSteps = List.copyOf(moveSteps);
    }

    /** The facts of a game whose moves fill cells. */
    public GameFacts(
            String name,
            int rows,
            int columns,
            int cells,
            Encoding encoding,
            String algorithm,
            Algorithm solvedBy,
            int moves,
            int lines,
            long symmetries,
            long states,
            int cacheEntries,
            long cacheBytes,
            Expectation proved,
            List<String> map,
            List<Long> moveCells,
            List<Long> lineCells,
            List<String> cellNames) {
        this(
                name,
                rows,
                columns,
                cells,
                encoding,
                algorithm,
                solvedBy,
                moves,
                lines,
                symmetries,
                states,
                cacheEntries,
                cacheBytes,
                proved,
                map,
                moveCells,
                lineCells,
                cellNames,
                List.of(),
                Long.SIZE);
    }

    /** The facts of a game whose cells are named by the columns and rows of its board. */
    public GameFacts(
            String name,
            int rows,
            int columns,
            int cells,
            Encoding encoding,
            String algorithm,
            Algorithm solvedBy,
            int moves,
            int lines,
            long symmetries,
            long states,
            int cacheEntries,
            long cacheBytes,
            Expectation proved,
            List<String> map,
            List<Long> moveCells,
            List<Long> lineCells) {
        this(
                name,
                rows,
                columns,
                cells,
                encoding,
                algorithm,
                solvedBy,
                moves,
                lines,
                symmetries,
                states,
                cacheEntries,
                cacheBytes,
                proved,
                map,
                moveCells,
                lineCells,
                gridNames(map));
    }

    private static List<String> gridNames(List<String> map) {
        List<String> names = new ArrayList<>();
        for (int row = 0; row < map.size(); row++) {
            for (int column = 0; column < map.get(row).length(); column++) {
                if (map.get(row).charAt(column) != ' ') {
                    names.add(columnName(column) + (row + 1));
                }
            }
        }
        return names;
    }

    private static String columnName(int column) {
        String last = String.valueOf((char) ('a' + column % 26));
        return column < 26 ? last : columnName(column / 26 - 1) + last;
    }
}
