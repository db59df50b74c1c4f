package dev.solvable.benchmarks.games;

import dev.solvable.SolvableGame;
import dev.solvable.Tiles;

/** Kayles on a row far longer than any table of its positions. */
@SolvableGame(cells = 60)
@Tiles({"#", "##"})
public final class LongKayles {
    private LongKayles() {}
}
