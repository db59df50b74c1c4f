import dev.solvable.*;

final class RulesOfPieces {
    static final Solver SOLVER = new RulesOfPieces_ChosenSolver();

    @SolvableGame(
            cells = 4,
            // expect: ERROR EncodingOfPieces encoding = TERNARY, but how pieces are encoded follows from their number and what they can do; remove encoding.
            encoding = Encoding.TERNARY,
            // expect: ERROR CacheOfPieces cacheEntries = 1000, but play may return to a position, as X can go a1-b1-a1 and o can go a1-b1-a1; such a game is solved as a whole, without a cache; remove cacheEntries.
            cacheEntries = 1000)
    @Pieces("X..o")
    @Move(way = "W")
    static final class Chosen {}

    @SolvableGame(
            cells = 9,
            // expect: ERROR CacheOfPieces cacheEntries = 1, but play may return to a position, as Q can go a1-b1-a1 and q can go a1-b1-a1; such a game is solved as a whole, without a cache; remove cacheEntries.
            cacheEntries = 1)
    @Pieces({"ppp", "...", "PPP"})
    @Move(way = "fW", of = "P")
    @Goal(farSide = true, of = "P", becomes = "Q")
    @Move(way = "W", of = "Q")
    static final class Promoted {}

    @SolvableGame(
            cells = 9,
            // expect: ERROR CacheSize cacheEntries = -1, but a cache has from 1 to 268435456 entries of up to 16 bytes; write such a number, or 0 to let the compiler choose.
            cacheEntries = -1)
    @Pieces({"ppp", "...", "PPP"})
    @Move(way = "fW")
    static final class Negative {}

    @SolvableGame(cells = 4)
    @Marks(gravity = true)
    // expect: ERROR TwoRules @Marks and @Pieces each say what a move is; keep one of them.
    @Pieces("X..o")
    @Move(way = "W")
    static final class Dropped {}

    @SolvableGame(cells = 4)
    @Pieces("X..o")
    @Move(way = "W")
    static final class Checked {
        // expect: ERROR WinCheckWithoutMarks a @WinCheck is asked about a player's marks, and a game of pieces has no marks; remove @WinCheck or use @Marks.
        @WinCheck
        static boolean won(long own, long other, Player owner) {
            return false;
        }
    }

    @SolvableGame(cells = 4)
    @Pieces("XoXo")
    @Move(way = "W", onto = Onto.EITHER)
    @Lines(
            length = 2,
            // expect: ERROR LinesByOfPieces by = FIRST, but pieces may move for ever, so that the other player would never have won; remove by.
            by = Player.FIRST)
    static final class OneLine {}

    @SolvableGame(cells = 4)
    // expect: ERROR MissingPieces @Move, @Goal and @Fewer say something of pieces, and the game has none; add @Pieces with the board at the start, or remove them.
    @Move(way = "W")
    @Goal(farSide = true)
    @Fewer(than = 1)
    static final class Orphans {}

    // expect: ERROR PiecesTooLarge a position of this game takes 156 bits and a long has 64; use a smaller board or fewer pieces.
    @SolvableGame(cells = 64)
    @Pieces({"rnbqkbnr", "pppppppp", "........", "........", "........", "........", "PPPPPPPP", "RNBQKBNR"})
    @Move(way = "W", onto = Onto.EITHER)
    static final class Chess {}

    @SolvableGame(cells = 9)
    @Board(rows = 3, columns = 3)
    @Marks
    @Lines(length = 3)
    // expect: ERROR MissingPieces @Move says something of pieces, and in a game of marks cells are only ever filled: nothing moves, is taken or comes back; remove @Move, or write @Pieces instead of @Marks.
    @Move(way = "K", over = Over.ENEMY, takes = true)
    static final class LinesWithCaptures {}
}
