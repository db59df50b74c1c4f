package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.Expectation;
import dev.solvable.SolvableGame;
import dev.solvable.Tiles;

/**
 * Cram on a ring of eight cells: three by three with a hole in the middle.
 *
 * <p>The second player wins: every first domino leaves a row of six cells, which is worth 3 in Dawson's Kayles, so the
 * ring is worth 0.
 */
@SolvableGame(cells = 8, expect = Expectation.SECOND_WINS)
@Board(
        rows = 3,
        columns = 3,
        map = {"...", ". .", "..."})
@Tiles("##")
final class RingCram {}
