package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.Player;
import dev.solvable.SolvableGame;
import dev.solvable.Tiles;

/**
 * Domineering, or Crosscram, by Göran Andersson, presented by Martin Gardner in February 1974: the first player lays
 * vertical dominoes, the second player horizontal ones. A player who cannot move loses. The moves differ, so it is a
 * partizan game.
 *
 * <p>On five by five the player who moves second wins.
 */
@SolvableGame(cells = 25)
@Board(rows = 5, columns = 5)
@Tiles(value = "#/#", rotate = false, by = Player.FIRST)
@Tiles(value = "##", rotate = false, by = Player.SECOND)
final class Domineering {}
