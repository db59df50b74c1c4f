package dev.solvable;

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
 * @param moves the number of moves there are; move indices run from 0 to {@code moves - 1}
 * @param lines the number of lines that end the game
 * @param symmetries the number of symmetries of the board that keep the game, the identity included
 * @param states the size of the state space, in fillings of the board; {@link Long#MAX_VALUE} where a {@code long}
 *     cannot hold it
 * @param cacheEntries how many entries the largest table or cache of the solver has
 * @param cacheBytes the bytes that all tables and caches of the solver take at most, once they are in use
 * @param proved the result that the compiler proved, {@link Expectation#UNSTATED} where it proved none
 * @param map the rows of the board from the top, {@code .} for a cell and a space for a hole, all {@code columns} long
 * @param moveCells for each move the cells it fills, cell i as bit i
 * @param lineCells for each line its cells, cell i as bit i
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
        List<Long> lineCells) {
    /** Copies the lists, so that facts never change. */
    public GameFacts {
        map = List.copyOf(map);
        moveCells = List.copyOf(moveCells);
        lineCells = List.copyOf(lineCells);
    }
}
