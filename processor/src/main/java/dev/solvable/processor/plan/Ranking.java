package dev.solvable.processor.plan;

import dev.solvable.processor.game.Game;
import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.processor.game.pieces.DeclaredPieces;
import dev.solvable.processor.game.pieces.InterpretedPieces;
import dev.solvable.processor.game.pieces.PieceEncoding;
import dev.solvable.processor.game.pieces.PieceMovesPlan;
import dev.solvable.processor.game.pieces.PieceUnmovesPlan;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.PositionRanks;
import dev.solvable.runtime.retrograde.RetrogradeEngine;
import java.util.Optional;
import java.util.Random;

/**
 * Whether the values of a game of pieces are indexed by rank or by enumerated position. A rank takes a byte, an
 * enumerated position up to 30. So ranks are chosen if play may reach a large share of them.
 *
 * @param unmoves how moves are taken back; empty where positions are enumerated
 * @param ranks the number of ranks; 0 if they are too many for an array, or moves are not taken back
 * @param percent the estimated percentage of ranks that play may reach
 * @param takesBack whether every move can be taken back
 * @param memory the memory of values by rank
 */
public record Ranking(Optional<PieceUnmovesPlan> unmoves, int ranks, int percent, boolean takesBack, Memory memory) {
    /** If play reaches a smaller percentage of ranks, an enumeration is faster. */
    private static final int MIN_PERCENT = 15;

    /** The fewest ranks that are sampled, and the most, if the share is near {@link #MIN_PERCENT}. */
    private static final int FEWEST_SAMPLES = 30;

    private static final int MOST_SAMPLES = 400;

    /** The plies that play is taken back from a sample; if that is possible, the sample counts as reachable. */
    private static final int PLIES = 24;

    /** The most lines along which play is taken back from a sample. */
    private static final int LINES = 4;

    private static final int SEED = 2026;

    static Ranking of(
            Game game, DeclaredPieces rules, PieceEncoding encoding, PieceMovesPlan moves, Symmetries folded) {
        Optional<PieceUnmovesPlan> unmoves = PieceUnmovesPlan.of(rules, moves);
        if (unmoves.isEmpty() || !encoding.fits()) {
            return new Ranking(Optional.empty(), 0, 0, unmoves.isPresent(), Memory.NONE);
        }
        InterpretedPieces played =
                InterpretedPieces.of(game.type().name(), rules, game.noMoves(), folded, moves, unmoves);
        try {
            PositionRanks ranks = played.ranks().orElseThrow();
            int percent = percent(ranks, ranks.rank(played.initial()));
            return new Ranking(
                    percent < MIN_PERCENT ? Optional.empty() : unmoves,
                    ranks.count(),
                    percent,
                    true,
                    RetrogradeEngine.memory(ranks));
        } catch (ArithmeticException e) {
            return new Ranking(Optional.empty(), 0, 0, true, Memory.NONE);
        }
    }

    /** The estimated percentage of ranks from which play can be taken back {@link #PLIES} plies, or to the start. */
    private static int percent(PositionRanks ranks, int start) {
        PositionRanks.OfThread walk = ranks.ofThread();
        Random random = new Random(SEED);
        int[] predecessors = new int[walk.mostPredecessors()];
        int reached = 0;
        int samples = 0;
        while (samples < FEWEST_SAMPLES || samples < MOST_SAMPLES && isNearTheLeast(reached, samples)) {
            samples++;
            int rank = random.nextInt(ranks.count());
            boolean isReached = false;
            for (int line = 0; line < LINES && !isReached; line++) {
                isReached = isTakenBack(walk, rank, start, random, predecessors);
            }
            reached += isReached ? 1 : 0;
        }
        return Math.max(1, Math.round(100f * reached / samples)); // at least the start is reached
    }

    /** Whether the share in these samples is within two standard deviations of {@link #MIN_PERCENT}. */
    private static boolean isNearTheLeast(int reached, int samples) {
        double least = MIN_PERCENT / 100.0;
        double deviation = Math.sqrt(samples * least * (1 - least));
        return Math.abs(reached - samples * least) <= 2 * deviation;
    }

    private static boolean isTakenBack(
            PositionRanks.OfThread walk, int from, int start, Random random, int[] predecessors) {
        int rank = from;
        for (int ply = 0; ply < PLIES && rank != start; ply++) {
            int left = walk.predecessors(walk.turned(rank), predecessors);
            int before = -1;
            // A random predecessor that has moves, all with equal probability; usually few have to be checked.
            while (before < 0 && left > 0) {
                int chosen = random.nextInt(left);
                before = walk.moves(predecessors[chosen]) > 0 ? predecessors[chosen] : -1;
                left--;
                predecessors[chosen] = predecessors[left];
            }
            if (before < 0) {
                return false;
            }
            rank = before;
        }
        return true;
    }
}
