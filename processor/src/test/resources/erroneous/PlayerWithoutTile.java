import dev.solvable.*;

interface PlayerWithoutTile {
    @SolvableGame(cells = 4)
    @Tiles(
            value = "##",
            // expect: NOTE PlayerWithoutTile SECOND never has a move, as all tiles are those of FIRST, so play is over after the first move; add a tile that SECOND can lay, or leave out by where tiles are for both.
            by = Player.FIRST)
    final class ForFirst {
        static final Solver SOLVER = new PlayerWithoutTile_ForFirstSolver();
    }

    @SolvableGame(cells = 4)
    // expect: NOTE PlayerWithoutTile FIRST never has a move, as all tiles are those of SECOND, so play is over before the first move; add a tile that FIRST can lay, or leave out by where tiles are for both.
    @Tiles(value = {"##", "#"}, by = Player.SECOND)
    final class ForSecond {}

    @SolvableGame(cells = 6)
    @Board(rows = 1, columns = 6)
    @Tiles(value = "##", rotate = false, by = Player.SECOND)
    // expect: NOTE PlayerWithoutTile FIRST never has a move, as none of the tiles that FIRST may lay fits on this board, so play is over before the first move; add a tile that FIRST can lay, or leave out by where tiles are for both.
    @Tiles(
            // expect: NOTE TileFitsNowhere the tile "#/#" fits nowhere on this board, so nobody will ever lay it; remove it or correct its picture.
            value = "#/#",
            rotate = false,
            by = Player.FIRST)
    final class Flat {}

    @SolvableGame(cells = 4)
    @Tiles(value = "##", by = Player.FIRST)
    @Tiles(value = "#", by = Player.EITHER)
    final class Fewer {}
}
