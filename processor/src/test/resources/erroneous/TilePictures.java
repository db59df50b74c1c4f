import dev.solvable.*;

@SolvableGame(cells = 9)
@Tiles({
    "##",
    // expect: ERROR TileEmpty the tile "" covers no cell; draw each of its cells as '#'.
    "",
    // expect: ERROR TileEmpty the tile "../.." covers no cell; draw each of its cells as '#'.
    "../..",
    // expect: ERROR TileCharacter the tile "##/ #" has a space at character 4; draw tiles with '#' and '.', their rows joined by '/'.
    "##/ #",
    // expect: ERROR TileCharacter the tile "XX" has 'X' at character 1; draw tiles with '#' and '.', their rows joined by '/'.
    "XX"
})
final class TilePictures {
    static int nimber(TilePicturesSolver solver) {
        return solver.nimber(solver.initial());
    }
}
