package dev.solvable.spark;

import dev.solvable.Board;
import dev.solvable.Ending;
import dev.solvable.Lines;
import dev.solvable.Marks;
import dev.solvable.NoMoves;
import dev.solvable.SolvableGame;

/**
 * Connect Four on all boards of up to 100 million positions; on the smallest no line fits, and every play is a draw.
 */
final class ConnectFourBoards {
    private ConnectFourBoards() {}

    @SolvableGame(cells = 1)
    @Board(rows = 1, columns = 1)
    @Marks(gravity = true)
    @NoMoves(Ending.DRAWS)
    static final class Rows1Columns1 {}

    @SolvableGame(cells = 2)
    @Board(rows = 1, columns = 2)
    @Marks(gravity = true)
    @NoMoves(Ending.DRAWS)
    static final class Rows1Columns2 {}

    @SolvableGame(cells = 3)
    @Board(rows = 1, columns = 3)
    @Marks(gravity = true)
    @NoMoves(Ending.DRAWS)
    static final class Rows1Columns3 {}

    @SolvableGame(cells = 4)
    @Board(rows = 1, columns = 4)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows1Columns4 {}

    @SolvableGame(cells = 5)
    @Board(rows = 1, columns = 5)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows1Columns5 {}

    @SolvableGame(cells = 6)
    @Board(rows = 1, columns = 6)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows1Columns6 {}

    @SolvableGame(cells = 7)
    @Board(rows = 1, columns = 7)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows1Columns7 {}

    @SolvableGame(cells = 8)
    @Board(rows = 1, columns = 8)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows1Columns8 {}

    @SolvableGame(cells = 9)
    @Board(rows = 1, columns = 9)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows1Columns9 {}

    @SolvableGame(cells = 10)
    @Board(rows = 1, columns = 10)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows1Columns10 {}

    @SolvableGame(cells = 11)
    @Board(rows = 1, columns = 11)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows1Columns11 {}

    @SolvableGame(cells = 12)
    @Board(rows = 1, columns = 12)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows1Columns12 {}

    @SolvableGame(cells = 13)
    @Board(rows = 1, columns = 13)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows1Columns13 {}

    @SolvableGame(cells = 2)
    @Board(rows = 2, columns = 1)
    @Marks(gravity = true)
    @NoMoves(Ending.DRAWS)
    static final class Rows2Columns1 {}

    @SolvableGame(cells = 4)
    @Board(rows = 2, columns = 2)
    @Marks(gravity = true)
    @NoMoves(Ending.DRAWS)
    static final class Rows2Columns2 {}

    @SolvableGame(cells = 6)
    @Board(rows = 2, columns = 3)
    @Marks(gravity = true)
    @NoMoves(Ending.DRAWS)
    static final class Rows2Columns3 {}

    @SolvableGame(cells = 8)
    @Board(rows = 2, columns = 4)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows2Columns4 {}

    @SolvableGame(cells = 10)
    @Board(rows = 2, columns = 5)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows2Columns5 {}

    @SolvableGame(cells = 12)
    @Board(rows = 2, columns = 6)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows2Columns6 {}

    @SolvableGame(cells = 14)
    @Board(rows = 2, columns = 7)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows2Columns7 {}

    @SolvableGame(cells = 16)
    @Board(rows = 2, columns = 8)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows2Columns8 {}

    @SolvableGame(cells = 18)
    @Board(rows = 2, columns = 9)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows2Columns9 {}

    @SolvableGame(cells = 3)
    @Board(rows = 3, columns = 1)
    @Marks(gravity = true)
    @NoMoves(Ending.DRAWS)
    static final class Rows3Columns1 {}

    @SolvableGame(cells = 6)
    @Board(rows = 3, columns = 2)
    @Marks(gravity = true)
    @NoMoves(Ending.DRAWS)
    static final class Rows3Columns2 {}

    @SolvableGame(cells = 9)
    @Board(rows = 3, columns = 3)
    @Marks(gravity = true)
    @NoMoves(Ending.DRAWS)
    static final class Rows3Columns3 {}

    @SolvableGame(cells = 12)
    @Board(rows = 3, columns = 4)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows3Columns4 {}

    @SolvableGame(cells = 15)
    @Board(rows = 3, columns = 5)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows3Columns5 {}

    @SolvableGame(cells = 18)
    @Board(rows = 3, columns = 6)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows3Columns6 {}

    @SolvableGame(cells = 4)
    @Board(rows = 4, columns = 1)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows4Columns1 {}

    @SolvableGame(cells = 8)
    @Board(rows = 4, columns = 2)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows4Columns2 {}

    @SolvableGame(cells = 12)
    @Board(rows = 4, columns = 3)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows4Columns3 {}

    @SolvableGame(cells = 16)
    @Board(rows = 4, columns = 4)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows4Columns4 {}

    @SolvableGame(cells = 20)
    @Board(rows = 4, columns = 5)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows4Columns5 {}

    @SolvableGame(cells = 5)
    @Board(rows = 5, columns = 1)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows5Columns1 {}

    @SolvableGame(cells = 10)
    @Board(rows = 5, columns = 2)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows5Columns2 {}

    @SolvableGame(cells = 15)
    @Board(rows = 5, columns = 3)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows5Columns3 {}

    @SolvableGame(cells = 20)
    @Board(rows = 5, columns = 4)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows5Columns4 {}

    @SolvableGame(cells = 6)
    @Board(rows = 6, columns = 1)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows6Columns1 {}

    @SolvableGame(cells = 12)
    @Board(rows = 6, columns = 2)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows6Columns2 {}

    @SolvableGame(cells = 18)
    @Board(rows = 6, columns = 3)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows6Columns3 {}

    @SolvableGame(cells = 24)
    @Board(rows = 6, columns = 4)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows6Columns4 {}

    @SolvableGame(cells = 7)
    @Board(rows = 7, columns = 1)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows7Columns1 {}

    @SolvableGame(cells = 14)
    @Board(rows = 7, columns = 2)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows7Columns2 {}

    @SolvableGame(cells = 21)
    @Board(rows = 7, columns = 3)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows7Columns3 {}

    @SolvableGame(cells = 8)
    @Board(rows = 8, columns = 1)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows8Columns1 {}

    @SolvableGame(cells = 16)
    @Board(rows = 8, columns = 2)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows8Columns2 {}

    @SolvableGame(cells = 24)
    @Board(rows = 8, columns = 3)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows8Columns3 {}

    @SolvableGame(cells = 9)
    @Board(rows = 9, columns = 1)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows9Columns1 {}

    @SolvableGame(cells = 18)
    @Board(rows = 9, columns = 2)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows9Columns2 {}

    @SolvableGame(cells = 10)
    @Board(rows = 10, columns = 1)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows10Columns1 {}

    @SolvableGame(cells = 20)
    @Board(rows = 10, columns = 2)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows10Columns2 {}

    @SolvableGame(cells = 11)
    @Board(rows = 11, columns = 1)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows11Columns1 {}

    @SolvableGame(cells = 22)
    @Board(rows = 11, columns = 2)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows11Columns2 {}

    @SolvableGame(cells = 12)
    @Board(rows = 12, columns = 1)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows12Columns1 {}

    @SolvableGame(cells = 24)
    @Board(rows = 12, columns = 2)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows12Columns2 {}

    @SolvableGame(cells = 13)
    @Board(rows = 13, columns = 1)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows13Columns1 {}

    @SolvableGame(cells = 26)
    @Board(rows = 13, columns = 2)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows13Columns2 {}

    @SolvableGame(cells = 20)
    @Board(rows = 2, columns = 10)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows2Columns10 {}

    @SolvableGame(cells = 21)
    @Board(rows = 3, columns = 7)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows3Columns7 {}

    @SolvableGame(cells = 24)
    @Board(rows = 4, columns = 6)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows4Columns6 {}

    @SolvableGame(cells = 25)
    @Board(rows = 5, columns = 5)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows5Columns5 {}

    @SolvableGame(cells = 27)
    @Board(rows = 9, columns = 3)
    @Marks(gravity = true)
    @Lines(length = 4)
    static final class Rows9Columns3 {}
}
