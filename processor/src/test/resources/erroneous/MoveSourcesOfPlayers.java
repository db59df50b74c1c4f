import dev.solvable.*;

@SolvableGame(cells = 4)
final class MoveSourcesOfPlayers {
    static final Solver SOLVER = new MoveSourcesOfPlayersSolver();

    // expect: ERROR MoveSourceAlone left gives the moves of FIRST, and no method those of SECOND; add one with @MoveSource(by = SECOND), or remove by where both players have these moves.
    @MoveSource(by = Player.FIRST)
    static long[][] left() {
        return new long[][] {{1, 1}};
    }

    @SolvableGame(cells = 4)
    static final class Mixed {
        @MoveSource
        static long[][] both() {
            return new long[][] {{1, 1}};
        }

        // expect: ERROR MoveSourcesMixed right gives the moves of SECOND alone, and both those of both players; keep the one for both, or write one for by = FIRST and one for by = SECOND.
        @MoveSource(by = Player.SECOND)
        static long[][] right() {
            return new long[][] {{1, 1}};
        }
    }

    @SolvableGame(cells = 4)
    static final class MixedLater {
        @MoveSource(by = Player.SECOND)
        static long[][] right() {
            return new long[][] {{1, 1}};
        }

        // expect: ERROR MoveSourcesMixed right gives the moves of SECOND alone, and both those of both players; keep the one for both, or write one for by = FIRST and one for by = SECOND.
        @MoveSource
        static long[][] both() {
            return new long[][] {{1, 1}};
        }
    }

    @SolvableGame(cells = 4)
    static final class Same {
        @MoveSource(by = Player.FIRST)
        static long[][] left() {
            return new long[][] {{1, 1}};
        }

        @MoveSource(by = Player.SECOND)
        static long[][] right() {
            return new long[][] {{1, 1}};
        }

        // expect: ERROR TwoMethods left and more both have @MoveSource(by = FIRST), but a game has one such method; keep one of them.
        @MoveSource(by = Player.FIRST)
        static long[][] more() {
            return new long[][] {{1, 1}};
        }
    }

    @SolvableGame(
            // expect: ERROR EncodingTooSmall where each player has moves of their own a position has room for at most 63 cells and a bit for the side to move, and this game has 64 cells; use a board of at most 63 cells.
            cells = 64)
    static final class Large {
        @MoveSource(by = Player.FIRST)
        static long[][] left() {
            return new long[][] {{1, 1}};
        }

        @MoveSource(by = Player.SECOND)
        static long[][] right() {
            return new long[][] {{1, 1}};
        }
    }

    @SolvableGame(cells = 4)
    static final class BothOfFirst {
        @MoveSource(by = Player.FIRST)
        static long[][] left() {
            return new long[][] {{1, 1}};
        }

        // expect: ERROR TwoMethods left and right both have @MoveSource(by = FIRST), but a game has one such method; write by = SECOND for one of them.
        @MoveSource(by = Player.FIRST)
        static long[][] right() {
            return new long[][] {{1, 1}};
        }
    }
}
