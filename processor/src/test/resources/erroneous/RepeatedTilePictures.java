import dev.solvable.*;

@SolvableGame(cells = 9)
@Tiles({
    "##",
    // expect: ERROR TileCharacter the tile "#x" has 'x' at character 2; draw tiles with '#' and '.', their rows joined by '/'.
    "#x"
})
@Tiles(
        // expect: ERROR TileEmpty the tile "." covers no cell; draw each of its cells as '#'.
        ".")
final class RepeatedTilePictures {
    static int nimber(RepeatedTilePicturesSolver solver) {
        return solver.nimber(solver.initial());
    }
}
