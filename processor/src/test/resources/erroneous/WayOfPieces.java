import dev.solvable.*;

final class WayOfPieces {
    static final Solver SOLVER = new WayOfPieces_LettersSolver();

    @SolvableGame(cells = 4)
    @Pieces("X..o")
    // expect: ERROR WayEmpty the way has no letter, and a player cannot pass; write W for a step along a row or column, F along a diagonal, K for either, N for a knight's leap, L along a link, * for any cell.
    @Move(way = "")
    // expect: ERROR WayLetter the way "w" has 'w' at character 1, which says nothing; did you mean 'W'? Write it so.
    @Move(way = "w")
    // expect: ERROR WayLetter the way "WR" has 'R' at character 2, which says nothing; did you mean "W" with far = 0? Write it so.
    @Move(way = "WR")
    // expect: ERROR WayLetter the way "W4" has '4' at character 2, which says nothing; did you mean far = 4? Write it so.
    @Move(way = "W4")
    // expect: ERROR WayLetter the way "imW" has 'i' at character 1, which says nothing; a move cannot depend on whether the piece has moved before; leave it out.
    @Move(way = "imW")
    // expect: ERROR WayLetter the way "W?" has '?' at character 2, which says nothing; W, F, K, N, L and *, and f, b and s before one of W, F, K and N say how pieces move.
    @Move(way = "W?")
    // expect: ERROR WayLetter the way "rook" has 'r' at character 1, which says nothing; did you mean "W" with far = 0? Write it so.
    @Move(way = "rook")
    // expect: ERROR WayLetter the way "pass" has 'p' at character 1, which says nothing; passing cannot be expressed; leave this @Move out.
    @Move(way = "pass")
    // expect: ERROR WayLetter the way "fW+" has '+' at character 3, which says nothing; a way does not tell of promotion: @Goal with becomes does; leave it out.
    @Move(way = "fW+")
    // expect: ERROR WayLetter the way "@" has '@' at character 1, which says nothing; pieces are placed from the hand of @Pieces alone, and taken ones never come back; leave it out.
    @Move(way = "@")
    static final class Letters {}

    @SolvableGame(cells = 4)
    @Board(rows = 1, columns = 4, links = "0-1-2-3")
    @Pieces("X..o")
    // expect: ERROR WayModifier the way "Wfs" has "fs", which has no letter behind it; write the letter that it is about, such as "fsW".
    @Move(way = "Wfs")
    // expect: ERROR WayModifier the way "fL" has "f", which has no meaning before L, as a link leads nowhere in particular; write L alone.
    @Move(way = "fL")
    // expect: ERROR WayModifier the way "s*" has "s", which has no meaning before *, as a move to any cell leads nowhere in particular; write * alone.
    @Move(way = "s*")
    // expect: ERROR WayModifier the way "sF" has "s", which keeps no step of F, as each leads forward or backward; write sW for steps sideways, or keep others with f or b.
    @Move(way = "sF")
    static final class Modifiers {}

    @SolvableGame(cells = 4)
    @Board(rows = 1, columns = 4, links = "0-1-2-3")
    @Pieces("X..o")
    @Move(
            way = "L",
            // expect: ERROR WayWithoutDirection far = 2, but a step with L has no direction in which it could go on; remove far, or write a @Move of its own for the other letters.
            far = 2)
    @Move(
            way = "W*",
            // expect: ERROR WayWithoutDirection toTheEnd = true, but a step with * has no direction in which it could go on; remove toTheEnd, or write a @Move of its own for the other letters.
            toTheEnd = true)
    @Move(
            way = "L",
            // expect: ERROR WayWithoutDirection over = ENEMY, but a step with L has no direction in which it could go on; remove over, or write a @Move of its own for the other letters.
            over = Over.ENEMY)
    static final class Directions {}
}
