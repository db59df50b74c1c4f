import dev.solvable.*;

final class GameRulesTypes {
    @SolvableGame(cells = 1)
    // expect: ERROR RulesAbstract GameRulesTypes.Abstract implements GameRules and is abstract, so the solver cannot make an object of it; remove the modifier abstract.
    abstract static class Abstract implements GameRules {}

    @SolvableGame(cells = 1)
    // expect: ERROR RulesKind GameRulesTypes.Interface implements GameRules and is an interface, but the solver makes an object of its rules, without arguments; write a class.
    interface Interface extends GameRules {}

    @SolvableGame(cells = 1)
    // expect: ERROR GameTypeKind GameRulesTypes.Constants is an enum, which cannot declare a game; move the annotations to a class, an interface or a record.
    enum Constants implements Base {
        ONE;

        @Override
        public long start() {
            return 0;
        }
    }

    @SolvableGame(cells = 1)
    // expect: ERROR InnerClass GameRulesTypes.Inner is an inner class, and a game has no enclosing instance; add the modifier static or make it a top-level class.
    class Inner extends Right {}

    @SolvableGame(cells = 1)
    // expect: ERROR RulesConstructor GameRulesTypes.Hidden implements GameRules, but it has no constructor without arguments that the solver beside it can call; add one that is not private.
    static final class Hidden extends Right {
        private Hidden() {}
    }

    @SolvableGame(cells = 1)
    // expect: ERROR RulesConstructor GameRulesTypes.Asking implements GameRules, but it has no constructor without arguments that the solver beside it can call; add one that is not private.
    static final class Asking extends Right {
        Asking(int rows) {}
    }

    @SolvableGame(cells = 1)
    // expect: ERROR RulesConstructorThrows the constructor of GameRulesTypes.Throwing throws java.io.IOException, for which the solver has no answer; handle it in the constructor.
    static final class Throwing extends Right {
        Throwing() throws java.io.IOException, IllegalStateException {}
    }

    @SolvableGame(cells = 1)
    // expect: ERROR PrivateType GameRulesTypes.Unseen is private, so the solver beside it cannot belong to it; remove the modifier private from GameRulesTypes.Unseen.
    private static final class Unseen extends Right {}

    static class Right implements Base {
        @Override
        public long start() {
            return 0;
        }
    }

    /** A game that is over at once. */
    interface Base extends GameRules {
        @Override
        default Player toMove(long position) {
            return Player.FIRST;
        }

        @Override
        default int successors(long position, long[] into) {
            return 0;
        }

        @Override
        default int mostMoves() {
            return 1;
        }

        @Override
        default Outcome atEnd(long position) {
            return Outcome.DRAW;
        }

        @Override
        default String format(long position) {
            return ".";
        }

        @Override
        default long parse(String board, Player toMove) {
            return 0;
        }
    }
}
