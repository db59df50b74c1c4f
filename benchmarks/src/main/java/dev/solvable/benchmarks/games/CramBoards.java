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

    /**
     * 7 rows of 7, whose Grundy value is 1 (P. Beling, impartial-games); with gigabytes of cache, regions are not
     * searched repeatedly.
     */
    @SolvableGame(cells = 49, cacheEntries = 1 << 27)
    @Board(rows = 7, columns = 7)
    @Tiles("##")
    static final class Rows7Columns7 {
        private Rows7Columns7() {}
    }
}
