package dev.solvable.sample.games;

import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.Fewer;
import dev.solvable.Lines;
import dev.solvable.Move;
import dev.solvable.Pieces;
import dev.solvable.SolvableGame;

/**
 * Three men's morris with mills: three in a row takes a piece of the other player, and a player with a single piece
 * left has lost.
 *
 * <p>A draw.
 */
@SolvableGame(cells = 9, expect = Expectation.DRAW)
@Pieces(
        value = {"...", "...", "..."},
        hand = "XXXooo")
@Move(way = "W")
@Lines(length = 3, diagonals = false, completes = Ending.TAKES)
@Fewer(than = 2)
final class ThreeMensMills {}
