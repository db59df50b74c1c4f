package dev.solvable.processor.plan;

import dev.solvable.Algorithm;
import dev.solvable.processor.game.program.ProgrammedRules;
import dev.solvable.processor.game.tiles.TileShapes;
import dev.solvable.runtime.forward.ForwardSearchEngine;
import java.util.Optional;

/** How a game is solved: an engine for one kind of rules, these rules, and what just this engine has to know. */
public sealed interface EnginePlan permits MarksPlan, TilePlan, SourcePlan, PiecePlan, EnginePlan.Programmed {
    /** Tells a visitor which plan this is. */
    <R> R accept(Visitor<R> visitor);

    /** The engine. */
    Algorithm engine();

    /** What of the work on a question threads share where they may share any. */
    default SharedWork sharedWork() {
        return SharedWork.SEARCHES;
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

    /** Whether a search takes symmetric positions for one. */
    default boolean folds() {
        return false;
    }

    /** What is known of the shapes of a tile game; empty where they serve nothing. */
    default Optional<TileShapes> shapes() {
        return Optional.empty();
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
        public <R> R accept(Visitor<R> visitor) {
            return visitor.programmed(this);
        }

        @Override
        public Algorithm engine() {
            return cacheEntries > 0 ? Algorithm.SEARCH : Algorithm.RETROGRADE;
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

    /**
     * What is done for each plan. There is no default: whoever adds an engine is led to all places that tell them
     * apart.
     *
     * @param <R> what is made of a plan
     */
    interface Visitor<R> {
        R marksSweep(MarksPlan.Sweep plan);

        R pointsSweep(MarksPlan.PointsSweep plan);

        R pointsSearch(MarksPlan.PointsSearch plan);

        R tileSweep(TilePlan.Sweep plan);

        R sourceSweep(SourcePlan.Sweep plan);

        R wordSweep(TilePlan.Words plan);

        R tileSums(TilePlan.Sums plan);

        R sourceSums(SourcePlan.Sums plan);

        R outcomeSearch(TilePlan.Outcomes plan);

        R marksSearch(MarksPlan.Search plan);

        R tileSearch(TilePlan.Search plan);

        R sourceSearch(SourcePlan.Search plan);

        R programmed(Programmed plan);

        R pieceAnalysis(PiecePlan.Analysis plan);

        R pieceSearch(PiecePlan.Search plan);

        R threatSearch(MarksPlan.Threats plan);
    }
}
