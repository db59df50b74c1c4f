package dev.solvable.processor.proof;

import dev.solvable.Expectation;
import dev.solvable.processor.game.Game;
import dev.solvable.processor.game.board.Symmetries;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Solves a game from its start by negamax with alpha-beta (Knuth and Moore 1975) over all positions seen, symmetric
 * ones taken for one, as long as these are not more than a budget.
 */
final class Prover {
    /** More symmetries than this take longer to try than they save. */
    private static final int MAX_SYMMETRIES = 8;

    /** A move that ends the game needs no search, so it is tried before the others. */
    private static final boolean[] ENDING_FIRST = {true, false};

    /** Bounds on the score of a position. */
    private record Bounds(int lower, int upper) {}

    /** Thrown where the budget is used up. */
    private static final class BudgetExceededException extends Exception {
        private static final long serialVersionUID = 1L;
    }

    private final Play play;

    /** Without the identity, which comes first. */
    private final List<int[]> symmetries;

    private final long budget;
    private final Map<Position, Bounds> seen = new HashMap<>();

    private Prover(Game game, Symmetries symmetries, long budget) {
        this.play = new Play(game);
        int tried = symmetries.order() <= MAX_SYMMETRIES ? symmetries.order() : 1;
        this.symmetries = symmetries.permutations().subList(1, tried);
        this.budget = budget;
    }

    /** Whether a game can be played before its declaration is compiled. */
    static boolean canPlay(Game game) {
        return game.rules().calledMethods().isEmpty();
    }

    /** The result of a game; empty where it takes more positions than the budget. */
    static Optional<Expectation> result(Game game, Symmetries symmetries, long budget) {
        if (game.pieces().isPresent()) {
            return PieceProver.of(game, symmetries, budget).map(PieceProver::result);
        }
        Prover prover = new Prover(game, symmetries, budget);
        if (prover.play.alwaysDrawn()) {
            return Optional.of(Expectation.DRAW);
        }
        try {
            int score = prover.score(Position.START, -1, 1);
            return Optional.of(
                    score > 0 ? Expectation.FIRST_WINS : score < 0 ? Expectation.SECOND_WINS : Expectation.DRAW);
        } catch (BudgetExceededException e) {
            return Optional.empty();
        }
    }

    /**
     * The moves of a perfect play: the fastest win, the slowest loss. Empty where finding one takes more positions than
     * the budget.
     */
    static List<Ply> perfectPlay(Game game, Symmetries symmetries, long budget) {
        if (game.pieces().isPresent()) {
            return PieceProver.of(game, symmetries, budget)
                    .map(PieceProver::perfectPlay)
                    .orElse(List.of());
        }
        Prover prover = new Prover(game, symmetries, budget);
        List<Ply> plies = new ArrayList<>();
        try {
            Position position = Position.START;
            Optional<Move> best = prover.bestMove(position);
            while (best.isPresent()) {
                Move move = best.get();
                position = move.after();
                plies.add(new Ply(prover.play.name(move), move.cells(), position.first(), position.second()));
                best = move.ends() ? Optional.empty() : prover.bestMove(position);
            }
        } catch (BudgetExceededException e) {
            return List.of();
        }
        return plies;
    }

    private Optional<Move> bestMove(Position position) throws BudgetExceededException {
        Optional<Move> best = Optional.empty();
        int bestScore = Integer.MIN_VALUE;
        for (Move move : play.moves(position)) {
            int score = scoreOf(move, -play.won(), play.won());
            if (score > bestScore) {
                best = Optional.of(move);
                bestScore = score;
            }
        }
        return best;
    }

    /** The score of a move for the player who makes it, exact between alpha and beta. */
    private int scoreOf(Move move, int alpha, int beta) throws BudgetExceededException {
        return before(move.ends() ? -play.line(move) : score(move.after(), after(beta), after(alpha)));
    }

    /** The mover's score, given the other player's after the move: the end is a ply farther away. */
    private static int before(int score) {
        return score > 0 ? 1 - score : score < 0 ? -1 - score : 0;
    }

    /** The bound on the score after a move that belongs to a bound on the score before it. */
    private static int after(int bound) {
        return bound > 0 ? -1 - bound : bound < 0 ? 1 - bound : 0;
    }

    private int score(Position position, int alpha, int beta) throws BudgetExceededException {
        Position key = representative(position);
        Bounds known = seen.getOrDefault(key, new Bounds(-play.won(), play.won()));
        if (known.lower() >= beta || known.lower() == known.upper()) {
            return known.lower();
        }
        if (known.upper() <= alpha) {
            return known.upper();
        }
        int from = Math.max(alpha, known.lower());
        int to = Math.min(beta, known.upper());
        int best = Integer.MIN_VALUE;
        List<Move> moves = play.moves(position);
        if (moves.isEmpty()) {
            return play.noMoves();
        }
        for (boolean ends : ENDING_FIRST) {
            for (Move move : moves) {
                if (move.ends() == ends && best < to) {
                    best = Math.max(best, scoreOf(move, Math.max(from, best), to));
                }
            }
        }
        if (seen.size() >= budget && !seen.containsKey(key)) {
            throw new BudgetExceededException();
        }
        seen.put(key, new Bounds(best > from ? best : known.lower(), best < to ? best : known.upper()));
        return best;
    }

    /** The least of all positions symmetric to this one. */
    private Position representative(Position position) {
        Position least = position;
        for (int[] permutation : symmetries) {
            long first = Symmetries.image(permutation, position.first());
            long second = Symmetries.image(permutation, position.second());
            if (first < least.first() || (first == least.first() && second < least.second())) {
                least = new Position(first, second, position.firstMoves());
            }
        }
        return least;
    }
}
