package dev.solvable.processor.plan;

import dev.solvable.Algorithm;
import dev.solvable.processor.game.program.DeclaredProgram;
import dev.solvable.processor.game.tiles.TileShapes;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.forward.ForwardSearchEngine;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.search.NimberSearch;
import dev.solvable.runtime.sweep.tiles.NimberTable;
import java.util.Optional;

/** How a game is solved: the engine, the rules of the kind that it solves, and the engine's own settings. */
public sealed interface EnginePlan permits MarksPlan, TilePlan, SourcePlan, PiecePlan, EnginePlan.Programmed {
    /** How the Grundy values of positions are found. */
    enum NimberMethod {
        /** Not at all, because the players have different moves. */
        NONE,
        /** All at once, into a table that the position indexes. */
        TABLE,
        /** Position by position, with a cache of fixed size. */
        SEARCH,
        /** As the nim-sum of independent games: the regions of free cells that no move joins. */
        SUMS
    }

    /**
     * The work on one question that several threads share.
     *
     * @param question the question in words
     * @param work the work in words
     */
    record SharedWork(String question, String work) {
        static final SharedWork SWEEP = new SharedWork("a question", "the sweep, not searches");
        static final SharedWork OUTCOMES = new SharedWork("an outcome", "searches for outcomes, not for distances");
        static final SharedWork SCORES =
                new SharedWork("an outcome or a distance", "long searches, but not for Grundy values");
        static final SharedWork DISTANCES = new SharedWork("a distance", "searches for distances, not for outcomes");
        static final SharedWork ANALYSIS = new SharedWork("a question", "the analysis");
        static final SharedWork SEARCHES = new SharedWork("a question", "searches that take long");
    }

    Algorithm engine();

    /**
     * The memory of the solver, added up from its parts.
     *
     * @param code which bit of a mask belongs to which cell
     */
    Memory memory(MarksCode code);

    /** The work on a question that threads share, if they share any. */
    default SharedWork sharedWork() {
        return nimbers() == NimberMethod.NONE ? SharedWork.SEARCHES : SharedWork.SCORES;
    }

    /** The entries of the table of positions; 0 where there is none. */
    default int tableEntries() {
        return 0;
    }

    /** The entries of the transposition table; 0 where nothing is searched. */
    default int cacheEntries() {
        return 0;
    }

    default NimberMethod nimbers() {
        return NimberMethod.NONE;
    }

    /** Whether the game may have regions so large that they are searched by proof numbers. */
    default boolean provesRegions() {
        return false;
    }

    /** The memory for Grundy values if the engine does not find outcomes by them. */
    default Memory memoryOfNimbers(MarksCode code) {
        return switch (nimbers()) {
            case NONE -> Memory.NONE;
            case TABLE -> NimberTable.memory(tableEntries());
            case SEARCH -> NimberSearch.memory(cacheEntries());
            case SUMS -> memoryOfSums(code).onceAskedFor("a Grundy value");
        };
    }

    default Memory memoryOfSums(MarksCode code) {
        throw new IllegalStateException("this game does not fall apart");
    }

    /** Whether a search folds symmetric positions together. */
    default boolean folds() {
        return false;
    }

    /** The shapes of a tile game; empty where the engine does not need them. */
    default Optional<TileShapes> shapes() {
        return Optional.empty();
    }

    /** Whether a search folds states whose runs of free cells differ only in their order. */
    default boolean ordersRuns() {
        return folds() && shapes().filter(TileShapes::runs).isPresent();
    }

    /**
     * The split depth: threads share states with fewer taken cells than this; 0 if they share none. Where outcomes are
     * searched, cells out of play count as taken.
     */
    default int splitDepth() {
        return 0;
    }

    /**
     * A game whose rules are a program: the number of its positions is not known in advance. If play cannot return to a
     * position, each question is a search; otherwise the whole game is analysed.
     *
     * @param rules what the compiler knows of the rules
     * @param cacheEntries the entries of the transposition table; 0 where positions are analysed
     */
    record Programmed(DeclaredProgram rules, int cacheEntries) implements EnginePlan {
        @Override
        public Algorithm engine() {
            return cacheEntries > 0 ? Algorithm.SEARCH : Algorithm.RETROGRADE;
        }

        @Override
        public Memory memory(MarksCode code) {
            return cacheEntries > 0 ? ForwardSearchEngine.memory(cacheEntries) : Memory.NONE;
        }

        @Override
        public SharedWork sharedWork() {
            return cacheEntries == 0
                    ? SharedWork.ANALYSIS
                    : rules.scores() ? SharedWork.SEARCHES : SharedWork.DISTANCES;
        }

        @Override
        public int splitDepth() {
            return cacheEntries == 0 ? 0 : ForwardSearchEngine.SHARED_PLIES;
        }
    }
}
