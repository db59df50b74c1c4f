import dev.solvable.*;

@SolvableGame(cells = 9)
@Tiles.List({
    @Tiles("##"),
    @Tiles(
            // expect: ERROR TileCharacter the tile "#x" has 'x' at character 2; draw tiles with '#' and '.', their rows joined by '/'.
            "#x")
})
final class WrittenContainer {
    static int nimber(WrittenContainerSolver solver) {
        return solver.nimber(solver.initial());
    }
}
