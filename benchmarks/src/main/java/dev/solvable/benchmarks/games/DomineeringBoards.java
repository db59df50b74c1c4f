package dev.solvable.benchmarks.games;

import dev.solvable.Board;
import dev.solvable.Player;
import dev.solvable.SolvableGame;
import dev.solvable.Tiles;

/** Domineering on larger boards; the player of upright dominoes moves first. */
public final class DomineeringBoards {
    private DomineeringBoards() {}

    /** 6 rows of 6. */
    @SolvableGame(cells = 36)
    @Board(rows = 6, columns = 6)
    @Tiles(value = "#/#", rotate = false, by = Player.FIRST)
    @Tiles(value = "##", rotate = false, by = Player.SECOND)
    public static final class Rows6Columns6 {
        private Rows6Columns6() {}
    }

    /** 8 rows of 8. */
    @SolvableGame(cells = 64)
    @Board(rows = 8, columns = 8)
    @Tiles(value = "#/#", rotate = false, by = Player.FIRST)
    @Tiles(value = "##", rotate = false, by = Player.SECOND)
    public static final class Rows8Columns8 {
        private Rows8Columns8() {}
    }

    /** 7 rows of 9. */
    @SolvableGame(cells = 63)
    @Board(rows = 7, columns = 9)
    @Tiles(value = "#/#", rotate = false, by = Player.FIRST)
    @Tiles(value = "##", rotate = false, by = Player.SECOND)
    public static final class Rows7Columns9 {
        private Rows7Columns9() {}
    }
}
