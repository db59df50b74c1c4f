package dev.solvable.sample.games;

import dev.solvable.Expectation;
import dev.solvable.SolvableGame;
import dev.solvable.Tiles;

/**
 * Dawson's Kayles: from a row of skittles each throw takes exactly two that stand side by side, which is Cram on one
 * row. It comes from a chess problem of T. R. Dawson's (1935).
 *
 * <p>The nimbers are ultimately periodic with period 34 (Guy and Smith, 1956). The second player wins on a row of 15,
 * as on 1, 5, 9 and 21.
 */
@SolvableGame(cells = 15, expect = Expectation.SECOND_WINS)
@Tiles("##")
final class DawsonsKayles {}
