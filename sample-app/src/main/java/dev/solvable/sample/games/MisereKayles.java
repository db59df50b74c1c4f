package dev.solvable.sample.games;

import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.NoMoves;
import dev.solvable.SolvableGame;
import dev.solvable.Tiles;

/**
 * Kayles in which who takes the last skittle loses. Mirroring fails here, and nimbers predict nothing; William Sibert
 * and John Conway solved it in 1992 ("Mathematical Kayles").
 *
 * <p>The second player wins from a row of 12, though its nimber is 4: a nimber knows only the game that is won by the
 * last move.
 */
@SolvableGame(cells = 12, expect = Expectation.SECOND_WINS)
@Tiles({"#", "##"})
@NoMoves(Ending.WINS)
final class MisereKayles {}
