import dev.solvable.*;

final class TilesNotMeant {
    static final Solver SOLVER = new TilesNotMeant_RowsOfAnLSolver();

    @SolvableGame(cells = 9)
    @Board(rows = 3, columns = 3)
    @Tiles({
        "##",
        // expect: NOTE TileEdge the tile "#." is the same as "#", since what is empty around a tile says nothing; write "##/#." if these are the rows of one tile, or write "#".
        "#."
    })
    static final class RowsOfAnL {}

    @SolvableGame(cells = 9)
    @Board(rows = 3, columns = 3)
    // expect: NOTE TileEdge the tile "##./##./..." is the same as "##/##", since what is empty around a tile says nothing; write "##/##".
    @Tiles("##./##./...")
    static final class OnTheBoard {}

    @SolvableGame(cells = 9)
    @Board(rows = 3, columns = 3)
    @Tiles({
        "##",
        // expect: NOTE TileTwice the tile "##" is the same as "##"; write "##/##" if these are the rows of one tile, or remove it.
        "##"
    })
    static final class RowsOfASquare {}

    @SolvableGame(cells = 9)
    @Board(rows = 3, columns = 3)
    @Tiles("##")
    // expect: NOTE TileTwice the tile "#/#" is the same as "##"; remove it, or correct the one that was to be another tile.
    @Tiles("#/#")
    static final class Turned {}

    @SolvableGame(cells = 12)
    @Board(rows = 3, columns = 4)
    @Tiles(
            // expect: NOTE MirrorImage the tile "##./.##" is never turned, but its mirror image may be laid, too; write reflect = false if it is to lie as drawn, or reflect = true if that is meant.
            value = "##./.##",
            rotate = false)
    static final class PerhapsFixed {}

    @SolvableGame(cells = 12)
    @Board(rows = 3, columns = 4)
    @Tiles(value = "##./.##", rotate = false, reflect = true)
    static final class Mirrored {}

    @SolvableGame(cells = 16)
    @Board(rows = 4, columns = 4)
    // expect: NOTE TilesForBoth by means nothing here, as both players can cover the same cells; write rotate = false where a player's tiles keep their direction, or remove by.
    @Tiles(value = "#/#", by = Player.FIRST)
    @Tiles(value = "##", by = Player.SECOND)
    static final class DomineeringThatTurns {}

    @SolvableGame(cells = 4)
    // expect: NOTE TilesForBoth by means nothing here, as both players can cover the same cells; remove by, or correct the pictures.
    @Tiles(value = "##", rotate = false, by = Player.FIRST)
    @Tiles(value = "##", rotate = false, by = Player.SECOND)
    static final class Alike {}

    @SolvableGame(cells = 16)
    @Board(rows = 4, columns = 4)
    @Tiles(value = "#/#", rotate = false, by = Player.FIRST)
    // expect: NOTE TilesOfOnePlayer FIRST has tiles of its own and SECOND has none, as these are for both; write by = SECOND, or by = EITHER if that is meant.
    @Tiles(value = "##", rotate = false)
    static final class HalfADomineering {}

    @SolvableGame(cells = 16)
    @Board(rows = 4, columns = 4)
    @Tiles(value = "#/#", rotate = false, by = Player.FIRST)
    @Tiles(value = "##", rotate = false, by = Player.EITHER)
    static final class Handicap {}

    @SolvableGame(cells = 6)
    @Tiles({"#", "##"})
    // expect: NOTE EveryPlayDrawn this game ends only where a player has no move, and that is a draw, so every play is one; write LOSES or WINS, or remove @NoMoves: who has no move loses then.
    @NoMoves(Ending.DRAWS)
    static final class Drawn {}

    @SolvableGame(cells = 4)
    @Pieces("X..o")
    @Move(way = "W")
    // expect: NOTE EveryPlayDrawn this game ends only where a player has no move, and that is a draw, so every play is one; write LOSES or WINS, or remove @NoMoves: who has no move loses then.
    @NoMoves(Ending.DRAWS)
    static final class DrawnWithPieces {}

    @SolvableGame(cells = 16)
    @Board(rows = 4, columns = 4)
    @Tiles(
            // expect: ERROR TileCharacter the tile "XX" has 'X' at character 1, but filled and empty are about board texts alone; draw tiles with '#' and '.', their rows joined by '/'.
            value = "XX",
            filled = 'X')
    static final class Filled {}
}
