package dev.solvable.benchmarks.games;

import dev.solvable.Board;
import dev.solvable.SolvableGame;
import dev.solvable.Tiles;

/**
 * BLOCKGAME's tiles on boards of 20 to 30 cells, five columns filled row by row, so that each board has one cell more
 * and twice the positions of the one before.
 */
public final class GrowingBoards {
    private GrowingBoards() {}

    /** 20 cells. */
    @SolvableGame(cells = 20)
    @Board(rows = 4, columns = 5)
    @Tiles({"##", "##/#."})
    public static final class Cells20 {
        private Cells20() {}
    }

    /** 21 cells. */
    @SolvableGame(cells = 21)
    @Board(
            rows = 5,
            columns = 5,
            map = {".....", ".....", ".....", ".....", ".    "})
    @Tiles({"##", "##/#."})
    public static final class Cells21 {
        private Cells21() {}
    }

    /** 22 cells. */
    @SolvableGame(cells = 22)
    @Board(
            rows = 5,
            columns = 5,
            map = {".....", ".....", ".....", ".....", "..   "})
    @Tiles({"##", "##/#."})
    public static final class Cells22 {
        private Cells22() {}
    }

    /** 23 cells. */
    @SolvableGame(cells = 23)
    @Board(
            rows = 5,
            columns = 5,
            map = {".....", ".....", ".....", ".....", "...  "})
    @Tiles({"##", "##/#."})
    public static final class Cells23 {
        private Cells23() {}
    }

    /** 24 cells. */
    @SolvableGame(cells = 24)
    @Board(
            rows = 5,
            columns = 5,
            map = {".....", ".....", ".....", ".....", ".... "})
    @Tiles({"##", "##/#."})
    public static final class Cells24 {
        private Cells24() {}
    }

    /** 25 cells. */
    @SolvableGame(cells = 25)
    @Board(rows = 5, columns = 5)
    @Tiles({"##", "##/#."})
    public static final class Cells25 {
        private Cells25() {}
    }

    /** 26 cells. */
    @SolvableGame(cells = 26)
    @Board(
            rows = 6,
            columns = 5,
            map = {".....", ".....", ".....", ".....", ".....", ".    "})
    @Tiles({"##", "##/#."})
    public static final class Cells26 {
        private Cells26() {}
    }

    /** 27 cells. */
    @SolvableGame(cells = 27)
    @Board(
            rows = 6,
            columns = 5,
            map = {".....", ".....", ".....", ".....", ".....", "..   "})
    @Tiles({"##", "##/#."})
    public static final class Cells27 {
        private Cells27() {}
    }

    /** 28 cells. */
    @SolvableGame(cells = 28)
    @Board(
            rows = 6,
            columns = 5,
            map = {".....", ".....", ".....", ".....", ".....", "...  "})
    @Tiles({"##", "##/#."})
    public static final class Cells28 {
        private Cells28() {}
    }

    /** 29 cells. */
    @SolvableGame(cells = 29)
    @Board(
            rows = 6,
            columns = 5,
            map = {".....", ".....", ".....", ".....", ".....", ".... "})
    @Tiles({"##", "##/#."})
    public static final class Cells29 {
        private Cells29() {}
    }

    /** 30 cells. */
    @SolvableGame(cells = 30)
    @Board(rows = 6, columns = 5)
    @Tiles({"##", "##/#."})
    public static final class Cells30 {
        private Cells30() {}
    }
}
