package dev.solvable.processor.plan;

import dev.solvable.Algorithm;
import dev.solvable.processor.game.tiles.MoveSourceRules;

/** How a game with a move source is solved. */
public sealed interface SourcePlan extends EnginePlan {
    /**
     * Every position at once, from the end of the game backwards. How far play leads is not known before: questions are
     * searched until it pays to fill the table.
     *
     * @param rules what a move is
     * @param tableEntries the positions in the table
     * @param cacheEntries the entries of the search's table, and how many states are searched before the sweep
     * @param nimbers {@link NimberMethod#TABLE} or {@link NimberMethod#NONE}
     */
    record Sweep(MoveSourceRules rules, int tableEntries, int cacheEntries, NimberMethod nimbers)
            implements SourcePlan {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.sourceSweep(this);
        }

        @Override
        public Algorithm engine() {
            return Algorithm.SWEEP;
        }
    }

    /**
     * The outcome from the Grundy values of independent regions; distances are searched.
     *
     * @param rules what a move is
     * @param cacheEntries the entries of the table of scores, and of that of regions
     */
    record Sums(MoveSourceRules rules, int cacheEntries) implements SourcePlan {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.sourceSums(this);
        }

        @Override
        public Algorithm engine() {
            return Algorithm.SUMS;
        }

        @Override
        public NimberMethod nimbers() {
            return NimberMethod.SUMS;
        }
    }

    /**
     * Depth-first with alpha-beta.
     *
     * @param rules what a move is
     * @param cacheEntries the entries of the table of scores, and of that of regions
     * @param nimbers {@link NimberMethod#SUMS} or {@link NimberMethod#NONE}
     */
    record Search(MoveSourceRules rules, int cacheEntries, NimberMethod nimbers) implements SourcePlan {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.sourceSearch(this);
        }

        @Override
        public Algorithm engine() {
            return Algorithm.SEARCH;
        }
    }
}
