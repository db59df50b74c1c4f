package dev.solvable.processor.plan;

import dev.solvable.processor.game.PieceEncoding;
import dev.solvable.processor.game.TileShapes;
import java.util.Optional;

/** How a game is solved: an engine, and what just this one has to know. */
public sealed interface EnginePlan {
    /** The engine. */
    Engine engine();

    /** The entries of the table of positions; 0 where there is none. */
    default int tableEntries() {
        return 0;
    }

    /** The entries of the transposition table; 0 where nothing is searched. */
    default int cacheEntries() {
        return 0;
    }

    /** How Grundy values are found. */
    default Nimbers nimbers() {
        return Nimbers.NONE;
    }

    /** Whether a search takes symmetric positions for one. */
    default boolean folds() {
        return false;
    }

    /** What is known of the shapes of a tile game; empty where they serve nothing. */
    default Optional<TileShapes> shapes() {
        return Optional.empty();
    }

    /** Threads share the search of states in which fewer cells than these are taken; 0 where they share none. */
    default int sharedCells() {
        return 0;
    }

    /** How an entry of the transposition table is packed into a {@code long}; empty where it is not. */
    default Optional<PackedEntry> packedEntry() {
        return Optional.empty();
    }

    /**
     * Every position of a game of marks at once, from the end of the game backwards.
     *
     * @param tableEntries the positions in the table
     * @param nimbers {@link Nimbers#TABLE} or {@link Nimbers#NONE}
     * @param rows how the table is cut into rows; empty where it is so small that this does not pay
     */
    record MarksSweep(int tableEntries, Nimbers nimbers, Optional<SweepRows> rows) implements EnginePlan {
        /** A table of no more positions is filled a position at a time. */
        static final int MAX_PLAIN = 100_000;

        @Override
        public Engine engine() {
            return Engine.SWEEP;
        }
    }

    /**
     * The same for a game of tiles.
     *
     * @param tableEntries the positions in the table
     * @param nimbers {@link Nimbers#TABLE} or {@link Nimbers#NONE}
     */
    record TileSweep(int tableEntries, Nimbers nimbers) implements EnginePlan {
        @Override
        public Engine engine() {
            return Engine.SWEEP;
        }
    }

    /**
     * The same for a game with a move source, of which nobody knows before how far play leads: questions are searched
     * until it pays to fill the table.
     *
     * @param tableEntries the positions in the table
     * @param cacheEntries the entries of the search's table, and how many states are searched before the sweep
     * @param nimbers {@link Nimbers#TABLE} or {@link Nimbers#NONE}
     */
    record SourceSweep(int tableEntries, int cacheEntries, Nimbers nimbers) implements EnginePlan {
        @Override
        public Engine engine() {
            return Engine.SWEEP;
        }
    }

    /**
     * The outcomes of a game of tiles, 64 boards to a {@code long}; distances are searched.
     *
     * @param tableEntries the positions in the table
     * @param cacheEntries the entries of the table of scores, and of that of regions
     * @param nimbers how Grundy values are found
     * @param folds whether the search takes symmetric positions for one
     * @param shapes what is known of the shapes of the tiles
     * @param order the order of the cells in the table; empty where it is that of their numbers
     */
    record WordSweep(
            int tableEntries,
            int cacheEntries,
            Nimbers nimbers,
            boolean folds,
            Optional<TileShapes> shapes,
            Optional<SweepOrder> order)
            implements EnginePlan {
        @Override
        public Engine engine() {
            return Engine.WORD_SWEEP;
        }
    }

    /**
     * The outcome from the Grundy values of independent regions; distances are searched.
     *
     * @param cacheEntries the entries of the table of scores, and of that of regions
     * @param folds whether the search takes symmetric positions for one
     * @param shapes what is known of the shapes of the tiles
     */
    record Sums(int cacheEntries, boolean folds, Optional<TileShapes> shapes) implements EnginePlan {
        @Override
        public Engine engine() {
            return Engine.SUMS;
        }

        @Override
        public Nimbers nimbers() {
            return Nimbers.SUMS;
        }
    }

    /**
     * The outcome by a search with proofs by counting; distances are searched.
     *
     * @param cacheEntries the entries of the table of scores
     * @param folds whether the search takes symmetric positions for one
     * @param sharedCells threads share the search of states in which fewer cells than these are taken
     */
    record OutcomeSearch(int cacheEntries, boolean folds, int sharedCells) implements EnginePlan {
        /** An entry of the table of outcomes does not hold the whole key; with fewer entries keys could be mistaken. */
        static final int MIN_OUTCOME_ENTRIES = 1 << 10;

        /** The entries of the table of outcomes. */
        public int outcomeEntries() {
            return Math.max(MIN_OUTCOME_ENTRIES, cacheEntries);
        }

        @Override
        public Engine engine() {
            return Engine.OUTCOME_SEARCH;
        }
    }

    /**
     * Depth-first with alpha-beta.
     *
     * @param cacheEntries the entries of the table of scores, and of that of Grundy values or regions
     * @param nimbers how Grundy values are found
     * @param folds whether the search takes symmetric positions for one
     * @param shapes what is known of the shapes of the tiles
     * @param packedEntry how an entry of the table is packed; empty where threads do not share it
     * @param sharedCells threads share the search of states in which fewer cells than these are taken; 0 for none
     */
    record Search(
            int cacheEntries,
            Nimbers nimbers,
            boolean folds,
            Optional<TileShapes> shapes,
            Optional<PackedEntry> packedEntry,
            int sharedCells)
            implements EnginePlan {
        @Override
        public Engine engine() {
            return Engine.SEARCH;
        }
    }

    /** Retrograde analysis of a game whose rules are a program: how many positions it has nobody knows before. */
    record Programmed() implements EnginePlan {
        @Override
        public Engine engine() {
            return Engine.RETROGRADE;
        }
    }

    /**
     * Depth-first for games won by lines of own marks.
     *
     * @param cacheEntries the entries of the table of scores
     * @param folds whether the search takes symmetric positions for one
     * @param packedEntry how an entry of the table is packed; empty where threads do not share it
     * @param sharedCells threads share the search of states in which fewer cells than these are taken; 0 for none
     */
    record ThreatSearch(int cacheEntries, boolean folds, Optional<PackedEntry> packedEntry, int sharedCells)
            implements EnginePlan {
        @Override
        public Engine engine() {
            return Engine.THREAT_SEARCH;
        }
    }

    /**
     * A game of pieces by retrograde analysis.
     *
     * @param encoding how a position becomes a number
     * @param moves how moves are listed
     * @param images how images under the symmetries are made; empty where symmetric positions are not taken for one
     * @param positions how many positions the table may have to hold at most; {@link Long#MAX_VALUE} for more
     */
    record PieceAnalysis(PieceEncoding encoding, PieceMovesPlan moves, Optional<PieceImages> images, long positions)
            implements EnginePlan {
        @Override
        public int tableEntries() {
            return (int) Math.min(Integer.MAX_VALUE, positions);
        }

        @Override
        public Engine engine() {
            return Engine.RETROGRADE;
        }

        @Override
        public boolean folds() {
            return images.isPresent();
        }
    }
}
