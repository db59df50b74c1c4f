import dev.solvable.*;

@SolvableGame(cells = 9)
// expect: ERROR LinesWithoutMarks @Lines are lines of equal marks, and a game with a @MoveSource has no marks; remove @Lines or use @Marks.
@Lines(length = 3)
final class LinesWithMoveSource {
    @MoveSource
    static long[][] moves() {
        return new long[][] {{1, 1}};
    }
}
