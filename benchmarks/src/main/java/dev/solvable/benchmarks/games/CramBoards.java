package dev.solvable.benchmarks.games;

import dev.solvable.Board;
import dev.solvable.SolvableGame;
import dev.solvable.Tiles;

/** Cram on larger boards. */
public final class CramBoards {
    private CramBoards() {}

    /** 5 rows of 6. */
    @SolvableGame(cells = 30)
    @Board(rows = 5, columns = 6)
    @Tiles("##")
    public static final class Rows5Columns6 {
        private Rows5Columns6() {}
    }

    /** 6 rows of 6. */
    @SolvableGame(cells = 36)
    @Board(rows = 6, columns = 6)
    @Tiles("##")
    public static final class Rows6Columns6 {
        private Rows6Columns6() {}
    }
}
