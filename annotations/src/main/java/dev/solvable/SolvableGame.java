package dev.solvable;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a class, interface or record as the declaration of a game, for which the compiler writes a solver.
 *
 * <p>The solver of {@code TicTacToe} is {@code TicTacToeSolver} in the same package; names of nested types are joined
 * with an underscore, so {@code Games.Ring} gets {@code Games_RingSolver}. The declaration must be a top-level or a
 * static nested type. Local classes never reach an annotation processor: nothing is generated for them.
 *
 * <pre>{@code
 * @SolvableGame(cells = 9)
 * @Board(rows = 3, columns = 3)
 * @Marks
 * @Lines(length = 3)
 * final class TicTacToe {}
 * }</pre>
 *
 * <p>Two players take turns. Either each turn fills cells of a board that was empty at the start: with a mark
 * ({@link Marks}), with a tile ({@link Tiles}), or as a method says ({@link MoveSource}). Or each turn moves a piece
 * ({@link Pieces}). <strong>What cannot be expressed:</strong> dice, hidden information, further players and passing;
 * points for anything but lines of marks; pieces that come back once they are taken; more than 64 cells. A board in
 * mid-game is a position of the solver ({@link Solver#parse(String)}), and a heap is a row of cells. Some rules that
 * annotations cannot express, such as passing, can be written as a program: {@link GameRules}.
 *
 * <p>The result under perfect play can be stated, and the compiler then checks it:
 *
 * <pre>{@code
 * @SolvableGame(cells = 9, expect = Expectation.FIRST_WINS)
 * @Tiles({"#", "##"})
 * final class Kayles {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface SolvableGame {
    /** How many cells the board has, from 1 to 64, holes not counted. It is checked against the {@link Board}. */
    int cells();

    /** How a position becomes a {@code long}; {@link Encoding#AUTO} lets the compiler choose. */
    Encoding encoding() default Encoding.AUTO;

    /**
     * The maximum number of entries of the solver's cache. 0 lets the compiler choose between a table of the whole
     * state space and a cache; a positive number forces a search with a cache of at most that many entries. Most caches
     * begin small and grow. A small cache costs time, never correctness. Games of {@link Pieces} and {@link GameRules}
     * have a cache only if play cannot return to a position.
     */
    int cacheEntries() default 0;

    /**
     * The expected result under perfect play. The compiler checks it if it can solve the game within its budget; a
     * wrong result is an error. A game with a {@link MoveSource}, a {@link WinCheck} or {@link GameRules} cannot state
     * one, because the compiler cannot run code that is not compiled yet.
     */
    Expectation expect() default Expectation.UNSTATED;
}
