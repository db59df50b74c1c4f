import dev.solvable.*;

@SolvableGame(cells = 9)
@Tiles(
        // expect: ERROR NoTiles @Tiles has no picture; add one, such as "##".
        {})
final class NoTiles {
    static int nimber(NoTilesSolver solver) {
        return solver.nimber(solver.initial());
    }
}
