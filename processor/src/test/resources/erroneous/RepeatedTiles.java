import dev.solvable.*;

@SolvableGame(cells = 9)
@Tiles("##")
@Tiles(
        value = "###",
        // expect: ERROR TilesDisagree filled = '*' here and '#' in the game's first @Tiles, but a board text has one such character; use the same in both.
        filled = '*',
        // expect: ERROR TilesDisagree empty = '-' here and '.' in the game's first @Tiles, but a board text has one such character; use the same in both.
        empty = '-')
final class RepeatedTiles {
    static int nimber(RepeatedTilesSolver solver) {
        return solver.nimber(solver.initial());
    }
}
