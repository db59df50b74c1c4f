package dev.solvable.sample.games;

import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.NoMoves;
import dev.solvable.SolvableGame;
import dev.solvable.Tiles;

/**
 * Kayles in which taking the last skittle loses. Mirroring fails here, and nimbers do not predict the outcome; William
 * Sibert and John Conway solved it in 1992 ("Mathematical Kayles").
 *
 * <p>The second player wins from a row of 12, though its nimber is 4: nimbers describe normal play, in which the last
 * move wins.
 */
@SolvableGame(cells = 12, expect = Expectation.SECOND_WINS)
@Tiles({"#", "##"})
@NoMoves(Ending.WINS)
final class MisereKayles {}
