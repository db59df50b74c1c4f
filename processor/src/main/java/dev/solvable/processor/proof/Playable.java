package dev.solvable.processor.proof;

import dev.solvable.Encoding;
import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.processor.game.marks.MarkRules;
import dev.solvable.processor.game.tiles.TileRules;
import dev.solvable.runtime.MaskKey;
import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.game.tiles.TakenRules;
import dev.solvable.runtime.points.PointsSearchEngine;
import dev.solvable.runtime.search.SearchEngine;
import dev.solvable.runtime.search.marks.CanonicalKey;
import dev.solvable.runtime.search.marks.MarksSearchEngine;
import dev.solvable.runtime.search.tiles.TileSearchEngine;
import org.jspecify.annotations.Nullable;

/**
 * Makes the engine that solves a game at compile time. Solvers have the same engines, but with unrolled rules instead
 * of rules that interpret the declared lines and tiles.
 */
final class Playable {
    /** A proof is finished before other threads would have started. */
    private static final int THREADS = 1;

    private static final int NO_SPLIT_DEPTH = 0;

    private Playable() {}

    /** The engine of a game of marks that is played for points. */
    static PointsSearchEngine pointsEngine(MarkRules marks, Symmetries symmetries, int entries) {
        return new PointsSearchEngine(
                markRules(marks, marks.images(symmetries).toArray(new int[0][])), entries, THREADS);
    }

    /**
     * The engine of a game of marks.
     *
     * @param entries the most entries of its transposition table
     */
    static SearchEngine engine(MarkRules marks, Symmetries symmetries, int entries) {
        return new MarksSearchEngine(markRules(marks, images(symmetries)), entries, NO_SPLIT_DEPTH, THREADS);
    }

    /** The same of a game of tiles. */
    static SearchEngine engine(TileRules tiles, Symmetries symmetries, int entries) {
        return new TileSearchEngine(tileRules(tiles, images(symmetries)), entries, NO_SPLIT_DEPTH, THREADS);
    }

    private static int[][] images(Symmetries symmetries) {
        return symmetries.foldingPays() ? symmetries.images().toArray(new int[0][]) : new int[0][];
    }

    private static TakenRules tileRules(TileRules tiles, int[][] images) {
        MaskKey keys = images.length == 0 ? MaskKey.ITSELF : CanonicalKey.of(images);
        return new TakenRules(tiles.game(), Encoding.BITMASK, keys) {
            @Override
            protected int statesBetweenReports() {
                return Budget.STATES_BETWEEN_REPORTS;
            }
        };
    }

    private static MarksRules markRules(MarkRules marks, int[][] images) {
        @Nullable
        CanonicalKey keys =
                images.length == 0 ? null : CanonicalKey.of(marks.game().code(), images);
        return new MarksRules(marks.game(), Encoding.BITMASK) {
            @Override
            public long key(long own, long other) {
                if (keys == null) {
                    return super.key(own, other);
                }
                return game.kinds() == 1 ? keys.of(own) : keys.of(own, other, code);
            }

            @Override
            protected int statesBetweenReports() {
                return Budget.STATES_BETWEEN_REPORTS;
            }
        };
    }
}
