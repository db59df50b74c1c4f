package dev.solvable.processor.plan;

import dev.solvable.Encoding;
import dev.solvable.Expectation;
import dev.solvable.processor.game.Game;
import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.processor.game.pieces.PieceEncoding;
import dev.solvable.processor.game.pieces.PieceMovesPlan;
import dev.solvable.processor.game.pieces.PieceRules;
import java.math.BigInteger;
import java.util.List;

/** Plans games of pieces: how positions become numbers, how moves are listed, and which symmetries are folded. */
final class PiecePlanner {
    private PiecePlanner() {}

    static SolverPlan plan(
            Game game, PieceRules rules, Symmetries symmetries, Expectation proved, Preferences preferences) {
        int cells = game.board().cells();
        PieceEncoding encoding = PieceEncoding.of(rules, cells);
        List<Symmetries.OfPieces> folded = preferences.mayFold() ? encoding.folded(symmetries) : List.of();
        BigInteger states = game.states();
        PieceMovesPlan moves = PieceMovesPlan.of(rules, cells);
        EnginePlan.PieceAnalysis solving = new EnginePlan.PieceAnalysis(
                rules,
                encoding,
                moves,
                Ranking.of(game, rules, encoding, moves, folded),
                folded,
                bounded(rules.images(game.board(), folded)));
        Reasons reasons = new Reasons(game, states, preferences);
        reasons.addPieces(solving);
        return new SolverPlan(
                game,
                symmetries,
                Encoding.BITMASK,
                Form.PIECES,
                Form.PIECES.code(game.board()),
                solving,
                bounded(states),
                MemoryPlanner.of(game, solving, Form.PIECES),
                proved,
                reasons.sentences());
    }

    private static long bounded(BigInteger number) {
        return number.min(BigInteger.valueOf(Long.MAX_VALUE)).longValueExact();
    }
}
