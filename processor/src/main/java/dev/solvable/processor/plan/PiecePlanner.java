package dev.solvable.processor.plan;

import dev.solvable.Encoding;
import dev.solvable.Expectation;
import dev.solvable.processor.game.Game;
import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.processor.game.pieces.PieceEncoding;
import dev.solvable.processor.game.pieces.PieceRules;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Plans games of pieces: how positions become numbers, how moves are listed, and which symmetries are folded. */
final class PiecePlanner {
    /** The most images that are made of every position: all those of a regular polygon of 12 corners. */
    private static final int MAX_IMAGES = 24;

    private PiecePlanner() {}

    static SolverPlan plan(
            Game game, PieceRules rules, Symmetries symmetries, Expectation proved, Preferences preferences) {
        int cells = game.board().cells();
        PieceEncoding encoding = PieceEncoding.of(rules, cells);
        List<Symmetries.OfPieces> folded = preferences.mayFold() && encoding.form() == PieceEncoding.Form.MASKS
                ? folded(symmetries.ofPieces())
                : List.of();
        BigInteger states = game.states();
        boolean halves = folded.stream().anyMatch(Symmetries.OfPieces::exchanges);
        EnginePlan.PieceAnalysis solving = new EnginePlan.PieceAnalysis(
                rules,
                encoding,
                PieceMovesPlan.of(rules, cells),
                folded,
                bounded(halves ? states.shiftRight(1) : states));
        Reasons reasons = new Reasons(game, states, preferences);
        reasons.addPieces(solving);
        Layout layout = Layout.of(game);
        return new SolverPlan(
                game,
                symmetries,
                Encoding.BITMASK,
                Form.PIECES,
                layout,
                solving,
                bounded(states),
                MemoryPlanner.of(game, solving, Form.PIECES, layout),
                proved,
                reasons.sentences());
    }

    /**
     * The symmetries that make one of several positions: those that leave the players alone, and one of those that
     * exchange them. None where there are too many images to look at each.
     */
    private static List<Symmetries.OfPieces> folded(List<Symmetries.OfPieces> symmetries) {
        List<Symmetries.OfPieces> folded = new ArrayList<>(
                symmetries.stream().filter(symmetry -> !symmetry.exchanges()).toList());
        int images = folded.size();
        symmetries.stream().filter(Symmetries.OfPieces::exchanges).findFirst().ifPresent(folded::add);
        return images > MAX_IMAGES || folded.size() == 1 ? List.of() : folded;
    }

    private static long bounded(BigInteger number) {
        return number.min(BigInteger.valueOf(Long.MAX_VALUE)).longValueExact();
    }
}
