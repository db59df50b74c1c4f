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

    // expect: ERROR MissingSolvableGame @WinCheck says something of a game, but MissingSolvableGame is not declared as one; add @SolvableGame or remove @WinCheck.
    @WinCheck
    static boolean won(long own, long other, Player owner) {
        return false;
    }

    static class OfMethodsAlone {
        // expect: ERROR MissingSolvableGame @MoveSource says something of a game, but OfMethodsAlone is not declared as one; add @SolvableGame or remove @MoveSource.
        @MoveSource
        static long[][] moves() {
            return new long[][] {{1, 1}};
        }

        // expect: ERROR MissingSolvableGame @MoveSource says something of a game, but OfMethodsAlone is not declared as one; add @SolvableGame or remove @MoveSource.
        @MoveSource
        static long[][] more() {
            return new long[][] {{1, 1}};
        }
    }
}
