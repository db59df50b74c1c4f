package dev.solvable.processor.plan;

import dev.solvable.Algorithm;
import dev.solvable.processor.game.tiles.MoveSourceRules;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.tiles.SourceMoves;
import dev.solvable.runtime.source.SourceNimbers;
import dev.solvable.runtime.source.SourceSearchEngine;
import dev.solvable.runtime.source.TakenTable;

/** How a game with a move source is solved. */
public sealed interface SourcePlan extends EnginePlan {
    /** What a move is. */
    MoveSourceRules rules();

    @Override
    default boolean provesRegions() {
        return nimbers() == NimberMethod.SUMS && SourceNimbers.provesRegions(cacheEntries());
    }

    @Override
    default Memory memoryOfSums(MarksCode code) {
        return SourceNimbers.memory(Long.bitCount(code.full()), cacheEntries());
    }

    /** The memory of the moves. */
    default Memory memoryOfMoves(MarksCode code) {
        return SourceMoves.memory(Long.bitCount(code.full()), rules().partizan());
    }

    /**
     * Every position at once, from the end of the game backwards. How far play leads is not known before: questions are
     * searched until it pays to fill the table.
     *
     * @param tableEntries the positions in the table
     * @param cacheEntries the entries of the search's table, and how many states are searched before the sweep
     * @param nimbers {@link NimberMethod#TABLE} or {@link NimberMethod#NONE}
     */
    record Sweep(MoveSourceRules rules, int tableEntries, int cacheEntries, NimberMethod nimbers)
            implements SourcePlan {
        @Override
        public Algorithm engine() {
            return Algorithm.SWEEP;
        }

        @Override
        public Memory memory(MarksCode code) {
            return TakenTable.memory(tableEntries, cacheEntries)
                    .and(memoryOfNimbers(code))
                    .and(memoryOfMoves(code));
        }
    }

    /**
     * The outcome from the Grundy values of independent regions; distances are searched.
     *
     * @param cacheEntries the entries of the table of scores, and of that of regions
     */
    record Sums(MoveSourceRules rules, int cacheEntries) implements SourcePlan {
        @Override
        public Algorithm engine() {
            return Algorithm.SUMS;
        }

        @Override
        public Memory memory(MarksCode code) {
            return SourceSearchEngine.memory(cacheEntries, true)
                    .and(memoryOfSums(code))
                    .and(memoryOfMoves(code));
        }

        @Override
        public NimberMethod nimbers() {
            return NimberMethod.SUMS;
        }
    }

    /**
     * Depth-first with alpha-beta.
     *
     * @param cacheEntries the entries of the table of scores, and of that of regions
     * @param nimbers {@link NimberMethod#SUMS} or {@link NimberMethod#NONE}
     */
    record Search(MoveSourceRules rules, int cacheEntries, NimberMethod nimbers) implements SourcePlan {
        @Override
        public Algorithm engine() {
            return Algorithm.SEARCH;
        }

        @Override
        public Memory memory(MarksCode code) {
            return SourceSearchEngine.memory(cacheEntries, false)
                    .and(memoryOfNimbers(code))
                    .and(memoryOfMoves(code));
        }
    }
}
