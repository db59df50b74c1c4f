package dev.solvable.processor.game;

import dev.solvable.Encoding;
import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.processor.declaration.GameType;
import dev.solvable.runtime.Board;

/**
 * A game whose declaration makes sense: immutable, checked, free of javac. Everything after this stage works on it
 * alone.
 *
 * @param type the declared type
 * @param board the cells
 * @param rules what a move is
 * @param noMoves what it means for the player to move when no move is left and nothing else ended the game
 * @param encoding the encoding asked for
 * @param cacheEntries the cache size asked for, 0 where the plan is to choose
 * @param expect the result that the declaration states
 */
public record Game(
        GameType type,
        Board board,
        Rules rules,
        Ending noMoves,
        Encoding encoding,
        int cacheEntries,
        Expectation expect) {}
