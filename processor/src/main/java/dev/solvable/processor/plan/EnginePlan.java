package dev.solvable.processor.plan;

import dev.solvable.Algorithm;
import dev.solvable.processor.game.program.ProgrammedRules;
import dev.solvable.processor.game.tiles.TileShapes;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.forward.ForwardSearchEngine;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.search.NimberSearch;
import dev.solvable.runtime.sweep.tiles.NimberTable;
import java.util.Optional;

/** How a game is solved: an engine for one kind of rules, these rules, and what just this engine has to know. */
public sealed interface EnginePlan permits MarksPlan, TilePlan, SourcePlan, PiecePlan, EnginePlan.Programmed {
    /** How the Grundy values of positions are found. */
    enum NimberMethod {
        /** Not at all: the players have different moves. */
        NONE,
        /** All at once, into a table that the position indexes. */
        TABLE,
        /** Position by position, with a cache of fixed size. */
        SEARCH,
        /** Region by region: free cells that no move joins are independent games, whose nim-sum it is. */
        SUMS
    }

    /** The work on one question that several threads share. */
    enum SharedWork {
        /** The sweep that fills the table, not searches. */
        SWEEP,
        /** Searches for outcomes, not for distances. */
        OUTCOMES,
        /** Searches for outcomes and distances, not for Grundy values. */
        SCORES,
        /** Searches for distances, not for outcomes. */
        DISTANCES,
        /** The analysis of all positions. */
        ANALYSIS,
        /** All searches. */
        SEARCHES
    }

    /** The engine. */
    Algorithm engine();

    /**
     * The memory of the parts of the solver, as each part tells it.
     *
     * @param code which bit of a mask belongs to which cell
     */
    Memory memory(MarksCode code);

    /** The work on a question that threads share where they may share any. */
    default SharedWork sharedWork() {
        return nimbers() == NimberMethod.NONE ? SharedWork.SEARCHES : SharedWork.SCORES;
    }

    /** The entries of the table of positions; 0 where there is none. */
    default int tableEntries() {
        return 0;
    }

    /** Whether an analysis keeps the moves between positions while it solves. */
    default boolean keepsMoves() {
        return false;
    }

    /** The entries of the transposition table; 0 where nothing is searched. */
    default int cacheEntries() {
        return 0;
    }

    /** How Grundy values are found. */
    default NimberMethod nimbers() {
        return NimberMethod.NONE;
    }

    /** Whether sums are searched by proof numbers where regions are large, and there may be such regions. */
    default boolean provesRegions() {
        return false;
    }

    /** The memory of Grundy values beside an engine that finds outcomes in another way. */
    default Memory memoryOfNimbers(MarksCode code) {
        return switch (nimbers()) {
            case NONE -> Memory.NONE;
            case TABLE -> NimberTable.memory(tableEntries());
            case SEARCH -> NimberSearch.memory(cacheEntries());
            case SUMS -> memoryOfSums(code).onceAskedFor("a Grundy value");
        };
    }

    /** The memory of sums over regions. */
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

    /** Whether a search folds states together whose runs of free cells differ in their order alone. */
    default boolean ordersRuns() {
        return folds() && shapes().filter(TileShapes::runs).isPresent();
    }

    /**
     * Threads share states with fewer taken cells than this, or out of play where outcomes are searched; 0 where they
     * share none.
     */
    default int splitDepth() {
        return 0;
    }

    /**
     * A game whose rules are a program: the number of its positions is not known before. Those of a game that cannot
     * return are searched as they are asked about, others are analysed as a whole.
     *
     * @param rules what the compiler knows of the rules
     * @param cacheEntries the entries of the transposition table; 0 where positions are analysed
     */
    record Programmed(ProgrammedRules rules, int cacheEntries) implements EnginePlan {
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
