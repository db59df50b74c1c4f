package dev.solvable.processor.proof;

import dev.solvable.Expectation;
import dev.solvable.processor.game.Game;
import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.processor.game.pieces.InterpretedPieces;
import dev.solvable.runtime.retrograde.RetrogradeEngine;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Tells the result of a game of pieces, and shows a line of perfect play: solved by the engine of the runtime. */
final class PieceProver {
    private final InterpretedPieces rules;
    private final RetrogradeEngine engine;

    private PieceProver(InterpretedPieces rules) {
        this.rules = rules;
        this.engine = new RetrogradeEngine(rules, 1);
    }

    /** A game solved from its start; empty where that takes more positions than the budget. */
    static Optional<PieceProver> of(Game game, Symmetries symmetries, long budget) {
        InterpretedPieces rules = InterpretedPieces.of(
                game.type().name(), game.pieces().orElseThrow(), game.board(), game.noMoves(), symmetries);
        PieceProver prover = new PieceProver(rules);
        return rules.within(budget, prover.engine::counts) ? Optional.of(prover) : Optional.empty();
    }

    /** Who wins. */
    Expectation result() {
        return switch (engine.outcome(rules.initial())) {
            case WIN -> Expectation.FIRST_WINS;
            case LOSS -> Expectation.SECOND_WINS;
            case DRAW -> Expectation.DRAW;
        };
    }

    /** How many plies the end is away, {@link dev.solvable.Solver#ENDLESS} where it never comes. */
    int distance() {
        return engine.distance(rules.initial());
    }

    /**
     * The moves of a perfect play: the fastest win, the slowest loss, a draw up to its end or until a position comes
     * back.
     */
    List<Ply> perfectPlay() {
        List<Ply> plies = new ArrayList<>();
        Set<Long> seen = new HashSet<>();
        long position = rules.initial();
        int move = engine.bestMove(position);
        while (move >= 0 && seen.add(position)) {
            position = rules.after(position, move);
            plies.add(new Ply(
                    rules.nameOf(move),
                    rules.cellsOf(move),
                    rules.pieces(position, true),
                    rules.pieces(position, false),
                    rules.planes(position)));
            move = engine.bestMove(position);
        }
        return plies;
    }
}
