import dev.solvable.*;

@SolvableGame(
        cells = 9,
        // expect: ERROR CacheSize cacheEntries = -5, but a cache has from 1 to 268435456 entries of up to 16 bytes; write such a number, or 0 to let the compiler choose.
        cacheEntries = -5)
@Board(rows = 3, columns = 3)
@Marks(
        first = 'o',
        // expect: ERROR SameCharacter first and second are both 'o' in board texts; choose different characters.
        second = 'o')
@Lines(
        // expect: ERROR LineTooLong length = 4, but the longest straight run of cells on this board along rows, columns and diagonals has 3 cells; write length = 3 or less.
        length = 4,
        // expect: ERROR PatternCell the pattern "9" names cell 9, but the cells of this game are numbered from 0 to 8; did you count from 1? The first cell, a1, is 0, and the last is 8.
        patterns = "9",
        // expect: ERROR CompletesDraws completes = DRAWS, but a completed line wins, loses or scores; use completes = WINS, LOSES or SCORES.
        completes = Ending.DRAWS)
final class EverythingAtOnce {
    static final Solver SOLVER = new EverythingAtOnceSolver();
}
