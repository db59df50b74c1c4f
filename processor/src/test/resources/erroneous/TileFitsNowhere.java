import dev.solvable.*;

@SolvableGame(cells = 4)
@Board(rows = 2, columns = 2)
@Tiles({
    "##",
    // expect: NOTE TileFitsNowhere the tile "###" fits nowhere on this board, so nobody will ever lay it; remove it or correct its picture.
    "###"
})
final class TileFitsNowhere {
    static int nimber(TileFitsNowhereSolver solver) {
        return solver.nimber(solver.initial());
    }
}
