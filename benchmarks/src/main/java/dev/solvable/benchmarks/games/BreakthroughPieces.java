package dev.solvable.benchmarks.games;

import dev.solvable.Goal;
import dev.solvable.Move;
import dev.solvable.Onto;
import dev.solvable.Pieces;
import dev.solvable.SolvableGame;

/** Breakthrough by Dan Troyka (2000), see {@link BreakthroughBoards}, declared as pieces. */
final class BreakthroughPieces {
    private BreakthroughPieces() {}

    @SolvableGame(cells = 20, cacheEntries = 1 << 24)
    @Pieces({"oooo", "oooo", "....", "XXXX", "XXXX"})
    @Move(way = "fW")
    @Move(way = "fF", onto = Onto.EITHER)
    @Goal(farSide = true)
    static final class Rows5Columns4 {}

    @SolvableGame(cells = 25, cacheEntries = 1 << 23)
    @Pieces({"ooooo", "ooooo", ".....", "XXXXX", "XXXXX"})
    @Move(way = "fW")
    @Move(way = "fF", onto = Onto.EITHER)
    @Goal(farSide = true)
    static final class Rows5Columns5 {}

    @SolvableGame(cells = 30, cacheEntries = 1 << 28)
    @Pieces({"ooooo", "ooooo", ".....", ".....", "XXXXX", "XXXXX"})
    @Move(way = "fW")
    @Move(way = "fF", onto = Onto.EITHER)
    @Goal(farSide = true)
    static final class Rows6Columns5 {}
}
