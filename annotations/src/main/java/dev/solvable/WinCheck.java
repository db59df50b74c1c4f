package dev.solvable;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Decides whether a player has won, in games of {@link Marks} that no {@link Lines} describe. It annotates a static
 * method {@code boolean method(long own, long other, Player owner)} of the declaration that is not private and throws
 * no checked exception; the players' marks are their own ({@link Choice#OWN}).
 *
 * <p>The method returns whether {@code owner}, {@link Player#FIRST} or {@link Player#SECOND}, has won with the cells
 * {@code own} while the opponent has the cells {@code other}. Cell i is bit i, whatever the encoding. The answer must
 * depend on the arguments alone and must be monotone: more own cells and fewer others keep it true. So a win cannot be
 * undone, and only the player who moved last can win. The method is called with any two disjoint sets of cells,
 * reachable or not. A full board without a winner is drawn unless {@link NoMoves} says otherwise.
 *
 * <p>The compiler never runs the method, so it cannot check that. A unit test can, with {@code RulesCheck} of the
 * runtime: {@code RulesCheck.of(new HexSolver()).run()}. A solver that detects a contradiction throws an
 * {@link IllegalStateException} that shows the fillings.
 *
 * <p>Solvers may call it from several threads at once, including threads of their own. So it must be stateless, and
 * must not take a lock that a caller of a solver might hold.
 *
 * <p>Hex: the first player connects top and bottom, the second left and right; the neighbours of a cell are those
 * beside it, above and below, and those at two of its corners.
 *
 * <pre>{@code
 * @SolvableGame(cells = 9)
 * @Board(rows = 3, columns = 3)
 * @Marks
 * final class Hex {
 *     @WinCheck
 *     static boolean connects(long own, long other, Player owner) {
 *         boolean down = owner == Player.FIRST;
 *         long goal = down ? 0b111_000_000 : 0b100_100_100;
 *         long reached = own & (down ? 0b000_000_111 : 0b001_001_001);
 *         for (int step = 0; step < 9; step++) {
 *             long notLeft = reached & 0b110_110_110;
 *             long notRight = reached & 0b011_011_011;
 *             reached |= own
 *                     & (reached << 3 | reached >> 3 | notRight << 1 | notLeft >> 1 | notLeft << 2 | notRight >> 2);
 *         }
 *         return (reached & goal) != 0;
 *     }
 * }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface WinCheck {}
