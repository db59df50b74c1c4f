package dev.solvable.benchmarks.games;

import dev.solvable.Board;
import dev.solvable.Ending;
import dev.solvable.Fewer;
import dev.solvable.Lines;
import dev.solvable.Move;
import dev.solvable.Pieces;
import dev.solvable.SolvableGame;

/**
 * Nine men's morris: a mill takes a piece, a player with three pieces left may fly, and one with two has lost. A draw
 * under perfect play, as R. Gasser proved in 1993 (Solving Nine Men's Morris, Games of No Chance, 1996); too large to
 * be solved here.
 */
@SolvableGame(cells = 24)
@Board(
        rows = 7,
        columns = 7,
        map = {".  .  .", " . . . ", "  ...  ", "... ...", "  ...  ", " . . . ", ".  .  ."},
        links = {
            "0-1-2-14-23-22-21-9-0",
            "3-4-5-13-20-19-18-10-3",
            "6-7-8-12-17-16-15-11-6",
            "1-4-7",
            "9-10-11",
            "12-13-14",
            "16-19-22"
        })
@Pieces(
        value = {".  .  .", " . . . ", "  ...  ", "... ...", "  ...  ", " . . . ", ".  .  ."},
        hand = "XXXXXXXXXooooooooo")
@Move(way = "L")
@Move(way = "*", whenLeft = 3)
@Lines(
        patterns = {
            "0 1 2",
            "2 14 23",
            "21 22 23",
            "0 9 21",
            "3 4 5",
            "5 13 20",
            "18 19 20",
            "3 10 18",
            "6 7 8",
            "8 12 17",
            "15 16 17",
            "6 11 15",
            "1 4 7",
            "9 10 11",
            "12 13 14",
            "16 19 22"
        },
        completes = Ending.TAKES)
@Fewer(than = 3)
final class NineMensMorris {}
