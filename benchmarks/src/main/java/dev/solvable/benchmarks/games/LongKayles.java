package dev.solvable.benchmarks.games;

import dev.solvable.SolvableGame;
import dev.solvable.Tiles;

/** Kayles on a row with far too many positions for a table. */
@SolvableGame(cells = 60)
@Tiles({"#", "##"})
public final class LongKayles {
    private LongKayles() {}
}
