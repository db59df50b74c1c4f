package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.Expectation;
import dev.solvable.SolvableGame;
import dev.solvable.Tiles;

/**
 * Cram: players in turn lay dominoes in either direction, and a player who cannot move loses. Martin Gardner presented
 * it in his column of February 1974.
 *
 * <p>The first player wins on every board of an even by an odd side, by covering the two middle cells and then
 * mirroring. Here the nimber of the empty board is 2. On even by even boards the second player wins.
 */
@SolvableGame(cells = 20, expect = Expectation.FIRST_WINS)
@Board(rows = 4, columns = 5)
@Tiles("##")
final class Cram {}
