package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.Lines;
import dev.solvable.Move;
import dev.solvable.Pieces;
import dev.solvable.SolvableGame;

/**
 * Teeko, by John Scarne (1937): each player places four pieces in turn, then moves one to a neighbouring point. Four in
 * a row or in a square of two by two win.
 *
 * <p>A draw under perfect play, as Guy Steele found in 1998.
 */
@SolvableGame(cells = 25)
@Board(rows = 5, columns = 5)
@Pieces(
        value = {".....", ".....", ".....", ".....", "....."},
        hand = "XXXXoooo")
@Move(way = "K")
@Lines(
        length = 4,
        patterns = {
            "0 1 5 6", "1 2 6 7", "2 3 7 8", "3 4 8 9",
            "5 6 10 11", "6 7 11 12", "7 8 12 13", "8 9 13 14",
            "10 11 15 16", "11 12 16 17", "12 13 17 18", "13 14 18 19",
            "15 16 20 21", "16 17 21 22", "17 18 22 23", "18 19 23 24"
        })
final class Teeko {}
