import dev.solvable.*;

// expect: ERROR MissingSolvableGame @Board, @Marks, @Lines, @NoMoves and @WinCheck say something of a game, but MissingSolvableGame is not declared as one; add @SolvableGame or remove them.
@Board(rows = 3, columns = 3)
@Marks
@Lines(length = 3)
@NoMoves(Ending.DRAWS)
class MissingSolvableGame {
    // expect: ERROR MissingSolvableGame @Tiles says something of a game, but InEnum is not declared as one; add @SolvableGame or remove @Tiles.
    @Tiles("##")
    enum InEnum {}

    // expect: ERROR MissingSolvableGame @Tiles says something of a game, but Repeated is not declared as one; add @SolvableGame or remove @Tiles.
    @Tiles("##")
    @Tiles("###")
    private interface Repeated {}

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

        @MoveSource
        static long[][] more() {
            return new long[][] {{1, 1}};
        }
    }

    @SolvableGame(cells = 4)
    @Tiles("##")
    static class Game {
        // expect: ERROR MissingSolvableGame @NoMoves and @MoveSource say something of a game, but Rules is not declared as one; move them to Game.
        @NoMoves(Ending.WINS)
        static class Rules {
            @MoveSource
            static long[][] moves() {
                return new long[][] {{1, 1}};
            }
        }
    }
}
