package example;

import dev.solvable.SolvableGame;
import dev.solvable.Tiles;

/** A game that only tests are about: two cells in a row are covered each turn. */
@SolvableGame(cells = 5)
@Tiles("##")
final class Dominoes {}
