package dev.solvable.processor.proof;

import dev.solvable.Encoding;
import dev.solvable.processor.game.Game;
import dev.solvable.processor.game.RulesVisitor;
import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.processor.game.marks.DeclaredMarks;
import dev.solvable.processor.game.pieces.DeclaredPieces;
import dev.solvable.processor.game.pieces.InterpretedPieces;
import dev.solvable.processor.game.program.DeclaredProgram;
import dev.solvable.processor.game.tiles.DeclaredMoveSource;
import dev.solvable.processor.game.tiles.DeclaredTiles;
import dev.solvable.runtime.Engine;
import dev.solvable.runtime.MaskKey;
import dev.solvable.runtime.forward.ForwardSearchEngine;
import dev.solvable.runtime.game.marks.CanonicalKey;
import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.game.tiles.TakenRules;
import dev.solvable.runtime.points.PointsSearchEngine;
import dev.solvable.runtime.retrograde.RetrogradeEngine;
import dev.solvable.runtime.search.marks.MarksSearchEngine;
import dev.solvable.runtime.search.tiles.TileSearchEngine;
import java.util.List;
import java.util.Optional;

/**
 * Makes the engine that solves a game at compile time. Solvers have the same engines, but with unrolled rules instead
 * of rules that interpret the declared lines and tiles.
 */
final class Playable {
    /** A search visits most positions more than once, and each visit counts. */
    private static final long VISITS = 5;

    /** A search reports every state, so that a budget is exact. */
    private static final int STATES_BETWEEN_REPORTS = 1;

    private static final int MIN_ENTRIES = 16;

    /** Only used with a raised budget: tables grow as they fill, up to a few dozen megabytes. */
    private static final int MAX_ENTRIES = 1 << 22;

    /** A proof is finished before other threads would have started. */
    private static final int THREADS = 1;

    private static final int NO_SPLIT_DEPTH = 0;

    /** Thrown when the budget is used up. */
    static final class ExceededException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        ExceededException() {
            super("the budget is used up", null, false, false);
        }
    }

    private Playable() {}

    /**
     * An engine that aborts searches of more than a number of positions. Empty if the engine solves the game as a whole
     * and that takes more, or if the compiler has no engine for the rules.
     */
    static Optional<Engine> engine(Game game, Symmetries symmetries, long budget) {
        int entries = (int) Math.max(MIN_ENTRIES, Math.min(budget, MAX_ENTRIES));
        List<int[]> folded = symmetries.foldingPays() ? symmetries.images() : List.of();
        return game.accept(new RulesVisitor<>() {
            @Override
            public Optional<Engine> marks(DeclaredMarks marks) {
                return Optional.of(within(
                        times(budget, VISITS),
                        marks.scores()
                                ? new PointsSearchEngine(rules(marks, marks.images(symmetries)), entries, THREADS)
                                : new MarksSearchEngine(rules(marks, folded), entries, NO_SPLIT_DEPTH, THREADS)));
            }

            @Override
            public Optional<Engine> tiles(DeclaredTiles tiles) {
                return Optional.of(within(
                        times(budget, VISITS),
                        new TileSearchEngine(rules(tiles, folded), entries, NO_SPLIT_DEPTH, THREADS)));
            }

            @Override
            public Optional<Engine> pieces(DeclaredPieces pieces) {
                InterpretedPieces rules = InterpretedPieces.of(game.type().name(), pieces, game.noMoves(), symmetries);
                RetrogradeEngine engine = RetrogradeEngine.forFewPositions(rules);
                if (rules.within(budget, () -> engine.outcome(rules.initial()))) {
                    return Optional.of(engine);
                }
                // This search expands all successors of each visited position, so VISITS does not multiply the budget.
                return pieces.mayReturn()
                        ? Optional.empty()
                        : Optional.of(within(budget, new ForwardSearchEngine(rules, entries, THREADS)));
            }

            @Override
            public Optional<Engine> source(DeclaredMoveSource source) {
                return Optional.empty();
            }

            @Override
            public Optional<Engine> program(DeclaredProgram program) {
                return Optional.empty();
            }
        });
    }

    private static Engine within(long states, Engine engine) {
        engine.work().progress().begin((done, total) -> {
            if (done > states) {
                throw new ExceededException();
            }
        });
        return engine;
    }

    /** A multiple of a budget; about {@link Long#MAX_VALUE} if it would be more. */
    static long times(long budget, long factor) {
        return Math.min(budget, Long.MAX_VALUE / factor) * factor;
    }

    private static TakenRules rules(DeclaredTiles tiles, List<int[]> images) {
        MaskKey keys = images.isEmpty() ? MaskKey.ITSELF : CanonicalKey.of(images.toArray(new int[0][]));
        return new TakenRules(tiles.game(), Encoding.BITMASK, keys) {
            @Override
            protected int statesBetweenReports() {
                return STATES_BETWEEN_REPORTS;
            }
        };
    }

    private static MarksRules rules(DeclaredMarks marks, List<int[]> images) {
        CanonicalKey keys = images.isEmpty()
                ? CanonicalKey.ITSELF
                : CanonicalKey.of(marks.game().code(), images.toArray(new int[0][]));
        return new MarksRules(marks.game(), Encoding.BITMASK, keys) {
            @Override
            protected int statesBetweenReports() {
                return STATES_BETWEEN_REPORTS;
            }
        };
    }
}
