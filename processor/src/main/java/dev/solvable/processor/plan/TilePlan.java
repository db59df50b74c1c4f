package dev.solvable.processor.plan;

import dev.solvable.Algorithm;
import dev.solvable.processor.game.tiles.TileRules;
import dev.solvable.processor.game.tiles.TileShapes;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.partizan.CountedOutcomes;
import dev.solvable.runtime.search.tiles.OutcomeEngine;
import dev.solvable.runtime.search.tiles.PlayersTiles;
import dev.solvable.runtime.search.tiles.TileSearchEngine;
import dev.solvable.runtime.source.TakenTable;
import dev.solvable.runtime.sums.TileSums;
import dev.solvable.runtime.sweep.tiles.WordOutcomes;
import java.util.Optional;

/** How a game of tiles is solved. */
public sealed interface TilePlan extends EnginePlan {
    /** What a move is. */
    TileRules rules();

    @Override
    default boolean provesRegions() {
        return nimbers() == NimberMethod.SUMS && TileSums.provesRegions(rules().game(), cacheEntries());
    }

    @Override
    default Memory memoryOfSums(MarksCode code) {
        return TileSums.memory(rules().game(), cacheEntries());
    }

    /**
     * Every position at once, from the end of the game backwards.
     *
     * @param tableEntries the positions in the table
     * @param nimbers {@link NimberMethod#TABLE} or {@link NimberMethod#NONE}
     */
    record Sweep(TileRules rules, int tableEntries, NimberMethod nimbers) implements TilePlan {
        @Override
        public Algorithm engine() {
            return Algorithm.SWEEP;
        }

        @Override
        public Memory memory(MarksCode code) {
            return TakenTable.memory(tableEntries, 0).and(memoryOfNimbers(code));
        }
    }

    /**
     * The outcomes of all positions, 64 boards to a {@code long}; distances are searched.
     *
     * @param tableEntries the positions in the table
     * @param cacheEntries the entries of the table of scores, and of that of regions
     * @param nimbers how Grundy values are found
     * @param folds whether the search takes symmetric positions for one
     * @param shapes what is known of the shapes of the tiles
     * @param order the order of the cells in the table; empty where it is that of their numbers
     */
    record Words(
            TileRules rules,
            int tableEntries,
            int cacheEntries,
            NimberMethod nimbers,
            boolean folds,
            Optional<TileShapes> shapes,
            Optional<SweepOrder> order)
            implements TilePlan {
        @Override
        public Algorithm engine() {
            return Algorithm.WORD_SWEEP;
        }

        @Override
        public Memory memory(MarksCode code) {
            return WordOutcomes.memory(tableEntries)
                    .and(OutcomeEngine.memory(cacheEntries))
                    .and(memoryOfNimbers(code))
                    .and(PlayersTiles.memory(rules.game()));
        }

        @Override
        public SharedWork sharedWork() {
            return SharedWork.SWEEP;
        }
    }

    /**
     * The outcome from the Grundy values of independent regions; distances are searched.
     *
     * @param cacheEntries the entries of the table of scores, and of that of regions
     * @param folds whether the search takes symmetric positions for one
     * @param shapes what is known of the shapes of the tiles
     */
    record Sums(TileRules rules, int cacheEntries, boolean folds, Optional<TileShapes> shapes) implements TilePlan {
        @Override
        public Algorithm engine() {
            return Algorithm.SUMS;
        }

        @Override
        public Memory memory(MarksCode code) {
            return OutcomeEngine.memory(cacheEntries).and(memoryOfSums(code)).and(PlayersTiles.memory(rules.game()));
        }

        @Override
        public NimberMethod nimbers() {
            return NimberMethod.SUMS;
        }
    }

    /**
     * The outcome by a search with proofs by counting; distances are searched.
     *
     * @param cacheEntries the entries of the table of scores, which distances are searched with
     * @param folds whether the search takes symmetric positions for one
     * @param splitDepth threads share the search of states in which fewer cells than these are out of play: taken, or
     *     of no more use but to be counted
     */
    record Outcomes(TileRules rules, int cacheEntries, boolean folds, int splitDepth) implements TilePlan {
        @Override
        public Algorithm engine() {
            return Algorithm.OUTCOME_SEARCH;
        }

        @Override
        public Memory memory(MarksCode code) {
            return CountedOutcomes.memory(rules.game(), cacheEntries)
                    .and(OutcomeEngine.memory(cacheEntries))
                    .and(PlayersTiles.memory(rules.game()));
        }

        @Override
        public SharedWork sharedWork() {
            return SharedWork.OUTCOMES;
        }
    }

    /**
     * Depth-first with alpha-beta.
     *
     * @param cacheEntries the entries of the table of scores, and of that of Grundy values or regions
     * @param nimbers how Grundy values are found
     * @param folds whether the search takes symmetric positions for one
     * @param shapes what is known of the shapes of the tiles; empty where they serve nothing
     * @param splitDepth threads share states with fewer taken cells than this; 0 for none
     */
    record Search(
            TileRules rules,
            int cacheEntries,
            NimberMethod nimbers,
            boolean folds,
            Optional<TileShapes> shapes,
            int splitDepth)
            implements TilePlan {
        @Override
        public Algorithm engine() {
            return Algorithm.SEARCH;
        }

        @Override
        public Memory memory(MarksCode code) {
            return TileSearchEngine.memory(rules.game(), cacheEntries, splitDepth)
                    .and(memoryOfNimbers(code))
                    .and(PlayersTiles.memory(rules.game()));
        }

        @Override
        public SharedWork sharedWork() {
            return SharedWork.ofSearch(nimbers);
        }
    }
}
