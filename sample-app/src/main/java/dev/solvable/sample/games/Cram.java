package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.Expectation;
import dev.solvable.SolvableGame;
import dev.solvable.Tiles;

/**
 * Cram: players in turn lay dominoes either way, and who cannot, loses. Martin Gardner presented it in his column of
 * February 1974.
 *
 * <p>The first player wins on every board of an even by an odd side, by the two middle cells and then mirroring; so
 * here, where the nimber of the empty board is 2. Even by even is the second player's.
 */
@SolvableGame(cells = 20, expect = Expectation.FIRST_WINS)
@Board(rows = 4, columns = 5)
@Tiles("##")
final class Cram {}
