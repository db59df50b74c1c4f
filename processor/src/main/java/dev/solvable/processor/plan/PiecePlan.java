package dev.solvable.processor.plan;

import dev.solvable.Algorithm;
import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.processor.game.pieces.DeclaredPieces;
import dev.solvable.processor.game.pieces.PieceEncoding;
import dev.solvable.processor.game.pieces.PieceMovesPlan;
import dev.solvable.processor.game.pieces.PiecePotential;
import dev.solvable.processor.game.pieces.PieceUnmovesPlan;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.forward.ForwardSearchEngine;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.retrograde.RetrogradeEngine;
import java.util.Optional;

/** How a game of pieces is solved. */
public sealed interface PiecePlan extends EnginePlan {
    DeclaredPieces rules();

    PieceEncoding encoding();

    PieceMovesPlan moves();

    /** The symmetries that are folded; only the identity if none are. */
    Symmetries folded();

    /** How moves are taken back if values are indexed by rank; empty if positions are enumerated or searched. */
    default Optional<PieceUnmovesPlan> unmoves() {
        return Optional.empty();
    }

    @Override
    default boolean folds() {
        return folded().order() > 1 || folded().exchange().isPresent();
    }

    /**
     * By retrograde analysis.
     *
     * @param ranking whether values are indexed by rank, and why
     * @param positions an upper bound on the positions in the table, at most {@link Long#MAX_VALUE}
     */
    record Analysis(
            DeclaredPieces rules,
            PieceEncoding encoding,
            PieceMovesPlan moves,
            Ranking ranking,
            Symmetries folded,
            long positions)
            implements PiecePlan {
        @Override
        public Optional<PieceUnmovesPlan> unmoves() {
            return ranking.unmoves();
        }

        @Override
        public int tableEntries() {
            return unmoves().isPresent() ? ranking.ranks() : (int) Math.min(Integer.MAX_VALUE, positions);
        }

        @Override
        public Algorithm engine() {
            return Algorithm.RETROGRADE;
        }

        @Override
        public Memory memory(MarksCode code) {
            return unmoves().isPresent() ? ranking.memory() : RetrogradeEngine.memory(positions);
        }

        @Override
        public SharedWork sharedWork() {
            return SharedWork.ANALYSIS;
        }
    }

    /**
     * By a search from the position of each question; only if play cannot return to a position.
     *
     * @param potential the proof that play cannot return to a position
     * @param cacheEntries the entries of the transposition table
     */
    record Search(
            DeclaredPieces rules,
            PieceEncoding encoding,
            PieceMovesPlan moves,
            PiecePotential potential,
            Symmetries folded,
            int cacheEntries)
            implements PiecePlan {
        @Override
        public Algorithm engine() {
            return Algorithm.SEARCH;
        }

        @Override
        public Memory memory(MarksCode code) {
            return ForwardSearchEngine.memory(cacheEntries).ofMoves(moves.most());
        }

        @Override
        public SharedWork sharedWork() {
            return SharedWork.DISTANCES;
        }

        @Override
        public int splitDepth() {
            return ForwardSearchEngine.SHARED_PLIES;
        }
    }
}
