package dev.solvable.sample.games;

import dev.solvable.SolvableGame;
import dev.solvable.Tiles;

/**
 * Kayles, a puzzle of Henry Dudeney's (The Canterbury Puzzles, 1907): from a row of skittles each throw takes one or
 * two that stand side by side, and taking the last one wins. Here a tile covers the skittles that fall.
 *
 * <p>The first player wins from every row, by taking the middle and then mirroring. Guy and Smith (1956) showed that
 * its nimbers are ultimately periodic with period 12.
 */
@SolvableGame(cells = 20)
@Tiles({"#", "##"})
final class Kayles {}
