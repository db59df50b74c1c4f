package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.Expectation;
import dev.solvable.Move;
import dev.solvable.Pieces;
import dev.solvable.SolvableGame;

/**
 * Pong hau k'i, from China: two pieces each on five points; one point stays empty. A player who is blocked loses.
 *
 * <p>A draw: either player can always avoid being blocked.
 */
@SolvableGame(cells = 5, expect = Expectation.DRAW)
@Board(
        rows = 1,
        columns = 5,
        links = {"0-2-1-4-3-0", "2-3", "2-4"})
@Pieces("XX.oo")
@Move(way = "L")
final class PongHauKi {}
