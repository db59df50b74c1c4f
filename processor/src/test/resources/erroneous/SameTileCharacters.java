import dev.solvable.*;

@SolvableGame(cells = 9)
@Tiles(
        value = "##",
        filled = '*',
        // expect: ERROR SameCharacter filled and empty are both '*' in board texts; choose different characters.
        empty = '*')
final class SameTileCharacters {
    static int nimber(SameTileCharactersSolver solver) {
        return solver.nimber(solver.initial());
    }
}
