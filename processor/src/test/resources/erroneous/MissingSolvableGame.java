import dev.solvable.*;

// expect: ERROR MissingSolvableGame @Board says something of a game, but MissingSolvableGame is not declared as one; add @SolvableGame or remove @Board.
@Board(rows = 3, columns = 3)
// expect: ERROR MissingSolvableGame @Marks says something of a game, but MissingSolvableGame is not declared as one; add @SolvableGame or remove @Marks.
@Marks
// expect: ERROR MissingSolvableGame @Lines says something of a game, but MissingSolvableGame is not declared as one; add @SolvableGame or remove @Lines.
@Lines(length = 3)
// expect: ERROR MissingSolvableGame @NoMoves says something of a game, but MissingSolvableGame is not declared as one; add @SolvableGame or remove @NoMoves.
@NoMoves(Ending.DRAWS)
class MissingSolvableGame {
    // expect: ERROR MissingSolvableGame @Tiles says something of a game, but InEnum is not declared as one; add @SolvableGame or remove @Tiles.
    @Tiles("##")
    enum InEnum {}

    // expect: ERROR MissingSolvableGame @Tiles says something of a game, but Repeated is not declared as one; add @SolvableGame or remove @Tiles.
    @Tiles("##")
    @Tiles("###")
    private interface Repeated {}
}
