package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.Encoding;
import dev.solvable.SolvableGame;
import dev.solvable.Tiles;

/**
 * BLOCKGAME, a problem of the Korean judge AlgoSpot: two players in turn lay a domino or an L-tromino on a board of
 * five by five, and a player who cannot move loses. It is a standard exercise in memoised search over sets of cells.
 *
 * <p>The second player wins from the empty board.
 */
@SolvableGame(cells = 25, encoding = Encoding.BITMASK)
@Board(rows = 5, columns = 5)
@Tiles({"##", "##/#."})
final class BlockGame {}
