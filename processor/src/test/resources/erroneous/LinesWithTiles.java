import dev.solvable.*;

@SolvableGame(cells = 9)
@Tiles("##")
// expect: ERROR LinesWithoutMarks @Lines are lines of equal marks, and a game of tiles has no marks; remove @Lines or use @Marks.
@Lines(length = 3)
final class LinesWithTiles {
    static int nimber(LinesWithTilesSolver solver) {
        return solver.nimber(solver.initial());
    }
}
