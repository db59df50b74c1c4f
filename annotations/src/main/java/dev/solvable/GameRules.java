package dev.solvable;

/**
 * The rules of a game as a program, for games that no annotation describes: sowing, flipping, pushing, merging. A class
 * or record that implements it, with {@link SolvableGame} and no annotation for play, gets a solver like any other
 * game.
 *
 * <p>A position is any {@code long}; the game defines what its bits mean. Play may return to a position. The solver
 * creates one instance, by the constructor without arguments, which must not be private, and calls it from several
 * threads at once. So the rules must be stateless and deterministic, and must not call a solver. The index of a move is
 * its place among the {@linkplain #successors successors} of its position.
 *
 * <p>The compiler cannot run the rules, so {@link SolvableGame#expect()} is refused here. A unit test can check them:
 * {@code RulesCheck.of(new Race()).run()}, with {@code RulesCheck} of the runtime. A solver that detects a
 * contradiction in the rules throws an {@link IllegalStateException} that shows the position.
 *
 * <p>A race of two kings on a row of five cells: they step towards each other or back, no player may pass, and a player
 * who cannot move loses. Bits 0 to 2 of a position are the cell of the first king, bits 3 to 5 that of the second, bit
 * 6 the side to move.
 *
 * <pre>{@code
 * @SolvableGame(cells = 5)
 * final class Race implements GameRules {
 *     @Override
 *     public long start() {
 *         return position(0, 4, 0);
 *     }
 *
 *     private static long position(long first, long second, long side) {
 *         return first | second << 3 | side << 6;
 *     }
 *
 *     @Override
 *     public Player toMove(long position) {
 *         return position >>> 6 == 0 ? Player.FIRST : Player.SECOND;
 *     }
 *
 *     @Override
 *     public int mostMoves() {
 *         return 2;
 *     }
 *
 *     @Override
 *     public int successors(long position, long[] into) {
 *         long first = position & 7;
 *         long second = position >>> 3 & 7;
 *         int count = 0;
 *         for (int step = -1; step <= 1; step += 2) {
 *             boolean isFirst = toMove(position) == Player.FIRST;
 *             long left = isFirst ? first + step : first;
 *             long right = isFirst ? second : second + step;
 *             if (left >= 0 && left < right && right <= 4) {
 *                 into[count++] = position(left, right, isFirst ? 1 : 0);
 *             }
 *         }
 *         return count;
 *     }
 *
 *     @Override
 *     public Outcome atEnd(long position) {
 *         return Outcome.LOSS;
 *     }
 *
 *     @Override
 *     public String format(long position) {
 *         char[] cells = ".....".toCharArray();
 *         cells[(int) (position & 7)] = 'X';
 *         cells[(int) (position >>> 3 & 7)] = 'o';
 *         return new String(cells);
 *     }
 *
 *     @Override
 *     public long parse(String board, Player toMove) {
 *         String cells = board.strip();
 *         if (!cells.matches("\\.*X\\.*o\\.*") || cells.length() != 5) {
 *             throw new IllegalArgumentException("expected five cells with X before o, found " + board);
 *         }
 *         return position(cells.indexOf('X'), cells.indexOf('o'), toMove == Player.FIRST ? 0 : 1);
 *     }
 * }
 * }</pre>
 */
public interface GameRules {
    /** The first position. */
    long start();

    /**
     * Who is to move, {@link Player#FIRST} or {@link Player#SECOND}; in a finished game, who would be. The player who
     * made a move may be to move again: each move in a row is a move of its own. The value of the successor is then the
     * same player's, and is not negated.
     */
    Player toMove(long position);

    /**
     * Lists the positions that the moves of a position lead to, always in the same order.
     *
     * @param into receives them from index 0 on; its length is at least {@link #mostMoves()}
     * @return their number, 0 if and only if the game is over
     */
    int successors(long position, long[] into);

    /** The most moves that a position can have, from 1 to 1,000,000. */
    int mostMoves();

    /** How the game has ended for the player who would be to move; asked only where there are no successors. */
    Outcome atEnd(long position);

    /** The text of a position: a character for each cell, none of them white space, row by row, a row a line. */
    String format(long position);

    /**
     * The position that a text means.
     *
     * @param board a text by {@link #format} or by a user, who may leave out or add white space
     * @param toMove {@link Player#FIRST} or {@link Player#SECOND}
     * @throws IllegalArgumentException if the text is no position
     */
    long parse(String board, Player toMove);

    /**
     * The canonical position: one of the images of a position under the symmetries of the game, the same for all of
     * them; the position itself unless overridden. All images have the same outcome for their player to move, in the
     * same number of plies. If the game is the same for both players, an image may exchange them.
     */
    default long canonical(long position) {
        return position;
    }

    /**
     * An upper bound on the plies from a position to the end of the game. It decreases with every move, which proves
     * that play cannot return to a position.
     *
     * <p>A game that overrides it is always searched from the position that is asked about; an override never returns
     * {@link Solver#ENDLESS}. Other games list all their positions.
     *
     * @return the bound, from 0 to 524,285; {@link Solver#ENDLESS}, for every position, unless overridden
     */
    default int pliesLeft(long position) {
        return Solver.ENDLESS;
    }

    /**
     * The name of the move that leads from a position to a successor; empty unless overridden. The solver replaces an
     * empty name by the names of the cells whose characters change, as in {@code a1-b1}, or by {@code pass} if none
     * does.
     */
    default String moveName(long position, long successor) {
        return "";
    }
}
