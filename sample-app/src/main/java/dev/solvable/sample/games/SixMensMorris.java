package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.Ending;
import dev.solvable.Fewer;
import dev.solvable.Lines;
import dev.solvable.Move;
import dev.solvable.Pieces;
import dev.solvable.SolvableGame;

/**
 * Six men's morris: two squares joined at the middles of their sides. Pieces are placed, then step along the lines. A
 * mill, three in a row on a side of a square, takes a piece of the other player. With two pieces left a player has
 * lost.
 *
 * <p>A draw.
 */
@SolvableGame(cells = 16)
@Board(
        rows = 5,
        columns = 5,
        map = {". . .", " ... ", ".. ..", " ... ", ". . ."},
        links = {"0-1-2-9-15-14-13-6-0", "3-4-5-8-12-11-10-7-3", "1-4", "6-7", "8-9", "11-14"})
@Pieces(
        value = {". . .", " ... ", ".. ..", " ... ", ". . ."},
        hand = "XXXXXXoooooo")
@Move(way = "L")
@Lines(
        patterns = {"0 1 2", "2 9 15", "13 14 15", "0 6 13", "3 4 5", "5 8 12", "10 11 12", "3 7 10"},
        completes = Ending.TAKES)
@Fewer(than = 3)
final class SixMensMorris {}
