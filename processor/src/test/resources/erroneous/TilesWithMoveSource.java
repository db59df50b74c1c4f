import dev.solvable.*;

@SolvableGame(cells = 9, encoding = Encoding.TERNARY)
@Tiles("##")
final class TilesWithMoveSource {
    // expect: ERROR TwoRules @Tiles and @MoveSource each say what a move is; keep one of them.
    @MoveSource
    static long[][] moves() {
        return new long[][] {{1, 1}};
    }
}
