import dev.solvable.*;

final class LinksOfCells {
    static final Solver SOLVER = new LinksOfCells_PathsSolver();

    @SolvableGame(cells = 4)
    @Board(
            rows = 1,
            columns = 4,
            links = {
                "0-1-2",
                // expect: ERROR LinkPath the path "0,3" of links has ',' at character 2; write the numbers of two or more cells joined by '-', such as "0-1-2".
                "0,3",
                // expect: ERROR LinkPath the path "1--2" of links has no number beside a '-'; write the numbers of two or more cells joined by '-', such as "0-1-2".
                "1--2",
                // expect: ERROR LinkPath the path "" of links is empty; write the numbers of two or more cells joined by '-', such as "0-1-2".
                "",
                // expect: ERROR LinkPath the path "3" of links is one cell and links nothing; write the numbers of two or more cells joined by '-', such as "0-1-2".
                "3",
                // expect: ERROR NoSuchCell the path "3-4" names cell 4, but the cells of this game are numbered from 0 to 3; did you count from 1? The first cell, a1, is 0, and the last is 3.
                "3-4",
                // expect: ERROR LinkToItself the path "3-3" of links leads from cell 3 to itself; name another cell next.
                "3-3"
            })
    @Pieces("X..o")
    @Move(way = "L")
    static final class Paths {}

    @SolvableGame(cells = 4)
    @Board(
            rows = 1,
            columns = 4,
            // expect: ERROR LinksWithoutPieces links say where pieces move, and LinksOfCells.Marked has no @Pieces; add @Pieces and @Move, or remove links.
            links = "0-1-2-3")
    @Marks
    @Lines(length = 2)
    static final class Marked {}

    @SolvableGame(cells = 4)
    @Board(
            rows = 1,
            columns = 4,
            // expect: NOTE LinksUnused no @Move leads along a link, so the links of the board mean nothing; move with way = "L" or remove links.
            links = "0-1-2-3")
    @Pieces("X..o")
    @Move(way = "W")
    static final class Unused {}
}
