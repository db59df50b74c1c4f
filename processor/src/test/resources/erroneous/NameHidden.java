import dev.solvable.*;

class NameHidden extends NameHiddenBase {
    static final Solver SOLVER = new NameHidden_CoinsSolver();

    @SolvableGame(cells = 3)
    // expect: ERROR NameHidden the solver of NameHidden.Coins cannot refer to it, as Coins is also a field of NameHidden; rename one of the two.
    static final class Coins {
        @MoveSource
        static long[][] rows() {
            return new long[][] {{1, 1}};
        }
    }

    /** No solver sees a private field. */
    private static final int Seen = 1;

    @SolvableGame(cells = 3)
    static final class Seen {
        @MoveSource
        static long[][] rows() {
            return new long[][] {{Seen, Seen}};
        }
    }

    enum Kind {
        Hex;

        @SolvableGame(cells = 3)
        @Marks
        // expect: ERROR NameHidden the solver of NameHidden.Kind.Hex cannot refer to it, as Hex is also a field of Kind; rename one of the two.
        static final class Hex {
            @WinCheck
            static boolean won(long own, long other, Player owner) {
                return own == 0b011;
            }
        }
    }
}

class NameHiddenBase {
    int Coins;
}

interface GAME {
    @SolvableGame(cells = 3)
    @Marks
    // expect: ERROR NameHidden the solver of GAME.Hex cannot refer to it, as GAME is also a variable of the solver; rename GAME.
    final class Hex {
        @WinCheck
        static boolean won(long own, long other, Player owner) {
            return own == 0b011;
        }
    }
}
