import dev.solvable.*;

// expect: ERROR MissingSolvableGame @Pieces, @Goal and @Fewer say something of a game, but PiecesWithoutGame is not declared as one; add @SolvableGame or remove them.
@Pieces("X.o")
@Goal(cells = 1)
@Fewer(than = 1)
final class PiecesWithoutGame {
    // expect: ERROR MissingSolvableGame @Move says something of a game, but Moved is not declared as one; add @SolvableGame or remove @Move.
    @Move(way = "W")
    static final class Moved {}

    // expect: ERROR MissingSolvableGame @Move says something of a game, but MovedTwice is not declared as one; add @SolvableGame or remove @Move.
    @Move(way = "W")
    @Move(way = "F")
    static final class MovedTwice {}
}
