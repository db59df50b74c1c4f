package dev.solvable.processor.proof;

import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.processor.game.Game;
import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.processor.game.pieces.PieceMove;
import dev.solvable.processor.game.pieces.PiecePlay;
import dev.solvable.processor.game.pieces.PieceRules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Tells the result of a game of pieces, and shows a line of perfect play. */
final class PieceProver {
    private final Game game;
    private final PieceRules rules;
    private final PiecePlay play;
    private final PieceAnalysis analysis;

    private PieceProver(Game game, PieceAnalysis analysis) {
        this.game = game;
        this.rules = (PieceRules) game.rules();
        this.play = new PiecePlay(rules);
        this.analysis = analysis;
    }

    /** The result of a game; empty where it takes more positions than the budget. */
    static Optional<Expectation> result(Game game, Symmetries symmetries, long budget) {
        return PieceAnalysis.of(game, symmetries, budget).map(analysis -> {
            Ending value = analysis.value(new PiecePlay((PieceRules) game.rules()).start());
            return switch (value) {
                case WINS -> Expectation.FIRST_WINS;
                case LOSES -> Expectation.SECOND_WINS;
                case DRAWS -> Expectation.DRAW;
                case SCORES, TAKES -> throw new IllegalStateException("no ending of a game");
            };
        });
    }

    /**
     * The moves of a perfect play: the fastest win, the slowest loss, a draw up to its end or until a position comes
     * back. Empty where finding one takes more positions than the budget.
     */
    static List<Ply> perfectPlay(Game game, Symmetries symmetries, long budget) {
        return PieceAnalysis.of(game, symmetries, budget)
                .map(analysis -> new PieceProver(game, analysis).perfectPlay())
                .orElse(List.of());
    }

    private List<Ply> perfectPlay() {
        List<Ply> plies = new ArrayList<>();
        PieceTable seen = new PieceTable(play.length());
        long[] position = play.start();
        while (!analysis.isOver(position) && seen.add(position) == plies.size()) {
            PieceMove move = bestMove(position);
            position = play.after(move, position);
            long from = move.places() ? 0 : 1L << move.from();
            long to = move.leaves() ? 0 : 1L << move.to();
            plies.add(new Ply(
                    rules.name(move, game.board()),
                    from | to,
                    play.pieces(position, 0),
                    play.pieces(position, 1),
                    Arrays.stream(position, 0, rules.planes()).boxed().toList()));
        }
        return plies;
    }

    private PieceMove bestMove(long[] position) {
        return play.moves(position).stream()
                .min(Comparator.comparing((PieceMove move) -> score(play.after(move, position)))
                        .thenComparing(PieceMove.BY_INDEX))
                .orElseThrow();
    }

    /** Less for what is better for the player who moves there: soon lost, late won for the other player. */
    private long score(long[] after) {
        int distance = analysis.distance(after);
        long endless = Integer.MAX_VALUE;
        return switch (analysis.value(after)) {
            case LOSES -> distance - 2 * endless;
            case DRAWS -> distance == PieceAnalysis.ENDLESS ? endless - 1 : distance;
            case SCORES, TAKES -> throw new IllegalStateException("no ending of a game");
            case WINS -> 3 * endless - distance;
        };
    }
}
