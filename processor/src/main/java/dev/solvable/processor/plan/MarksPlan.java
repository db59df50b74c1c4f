package dev.solvable.processor.plan;

import dev.solvable.Algorithm;
import dev.solvable.processor.game.marks.MarkRules;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.points.PointsSearchEngine;
import dev.solvable.runtime.search.marks.MarksSearchEngine;
import dev.solvable.runtime.search.threat.ThreatSearchEngine;
import dev.solvable.runtime.sweep.marks.MarksTable;
import dev.solvable.runtime.sweep.marks.PointsTable;
import java.util.List;
import java.util.Optional;

/** How a game of marks is solved. */
public sealed interface MarksPlan extends EnginePlan {
    /** What a move is. */
    MarkRules rules();

    /**
     * Every position at once, from the end of the game backwards.
     *
     * @param tableEntries the positions in the table
     * @param nimbers {@link NimberMethod#TABLE} or {@link NimberMethod#NONE}
     * @param rows how the table is cut into rows; empty where it is so small that this does not pay
     */
    record Sweep(MarkRules rules, int tableEntries, NimberMethod nimbers, Optional<SweepRows> rows)
            implements MarksPlan {
        /** A table of no more positions is filled a position at a time. */
        static final int MAX_PLAIN = 100_000;

        @Override
        public Algorithm engine() {
            return Algorithm.SWEEP;
        }

        @Override
        public Memory memory(MarksCode code) {
            return MarksTable.memory(tableEntries).and(memoryOfNimbers(code));
        }
    }

    /**
     * Every position of a game whose lines score at once, from the full board backwards.
     *
     * @param tableEntries the positions in the table
     */
    record PointsSweep(MarkRules rules, int tableEntries) implements MarksPlan {
        @Override
        public Algorithm engine() {
            return Algorithm.SWEEP;
        }

        @Override
        public Memory memory(MarksCode code) {
            return PointsTable.memory(rules.game().in(code), tableEntries);
        }
    }

    /**
     * Depth-first with null windows, for games whose lines score.
     *
     * @param cacheEntries the entries of the transposition table
     * @param images the symmetries under which the search takes positions for one, without the identity
     */
    record PointsSearch(MarkRules rules, int cacheEntries, List<int[]> images) implements MarksPlan {
        /** Copies the list. */
        public PointsSearch {
            images = List.copyOf(images);
        }

        @Override
        public boolean folds() {
            return !images.isEmpty();
        }

        @Override
        public Algorithm engine() {
            return Algorithm.SEARCH;
        }

        @Override
        public Memory memory(MarksCode code) {
            return PointsSearchEngine.memory(rules.game().in(code), cacheEntries);
        }
    }

    /**
     * Depth-first with alpha-beta.
     *
     * @param cacheEntries the entries of the table of scores, and of that of Grundy values
     * @param nimbers {@link NimberMethod#SEARCH} or {@link NimberMethod#NONE}
     * @param folds whether the search takes symmetric positions for one
     * @param splitDepth threads share states with fewer taken cells than this; 0 for none
     */
    record Search(MarkRules rules, int cacheEntries, NimberMethod nimbers, boolean folds, int splitDepth)
            implements MarksPlan {
        @Override
        public Algorithm engine() {
            return Algorithm.SEARCH;
        }

        @Override
        public Memory memory(MarksCode code) {
            return MarksSearchEngine.memory(rules.game().in(code), cacheEntries, splitDepth)
                    .and(memoryOfNimbers(code));
        }

        @Override
        public SharedWork sharedWork() {
            return SharedWork.ofSearch(nimbers);
        }
    }

    /**
     * Depth-first for games won by lines of own marks.
     *
     * @param cacheEntries the entries of the table of scores
     * @param folds whether the search takes symmetric positions for one
     * @param splitDepth threads share states with fewer taken cells than this; 0 for none
     */
    record Threats(MarkRules rules, int cacheEntries, boolean folds, int splitDepth) implements MarksPlan {
        @Override
        public Algorithm engine() {
            return Algorithm.THREAT_SEARCH;
        }

        @Override
        public Memory memory(MarksCode code) {
            return ThreatSearchEngine.memory(code, cacheEntries, splitDepth);
        }
    }
}
