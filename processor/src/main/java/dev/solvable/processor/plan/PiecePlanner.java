package dev.solvable.processor.plan;

import dev.solvable.Algorithm;
import dev.solvable.Expectation;
import dev.solvable.processor.game.Game;
import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.processor.game.pieces.DeclaredPieces;
import dev.solvable.processor.game.pieces.PieceEncoding;
import dev.solvable.processor.game.pieces.PieceMovesPlan;
import dev.solvable.processor.game.pieces.PiecePotential;
import java.math.BigInteger;
import java.util.Optional;

/** Plans games of pieces: how positions become numbers, how moves are listed, and which symmetries are folded. */
final class PiecePlanner {
    /**
     * Games that may have more positions, with images counted once, are searched where they can be. Play reaches at
     * most a sixth of the positions of the games in docs/moving-games.md. At 8 to 16 bytes each, this many possible
     * positions fit a heap of a few gigabytes.
     */
    private static final long MOST_ENUMERATED = 1L << 30;

    private PiecePlanner() {}

    static SolverPlan plan(
            Game game, DeclaredPieces rules, Symmetries symmetries, Expectation proved, Preferences preferences) {
        PieceEncoding encoding = PieceEncoding.of(rules.set());
        Symmetries folded =
                encoding.folded(preferences.mayFold() ? symmetries : Symmetries.none(game.board()), game.board());
        BigInteger states = game.states();
        PieceMovesPlan moves = PieceMovesPlan.of(rules);
        long positions = Planner.bounded(rules.images(folded));
        Optional<PiecePotential> potential =
                rules.potential().filter(falls -> isSearched(game, positions, preferences));
        int cacheEntries = Planner.cacheEntries(game, positions, Planner.DEFAULT_CACHE_ENTRIES);
        PiecePlan solving = potential.isPresent()
                ? new PiecePlan.Search(rules, encoding, moves, potential.get(), folded, cacheEntries)
                : new PiecePlan.Analysis(
                        rules, encoding, moves, Ranking.of(game, rules, encoding, moves, folded), folded, positions);
        return new SolverPlan(
                game,
                symmetries,
                Form.PIECES,
                solving,
                Planner.bounded(states),
                proved,
                new PieceReasons(game, states, solving, preferences).sentences());
    }

    /** Whether questions about a game that cannot return to a position are searched. */
    private static boolean isSearched(Game game, long positions, Preferences preferences) {
        return game.cacheEntries() > 0
                || preferences.prefers(Algorithm.SEARCH)
                || positions > MOST_ENUMERATED && !preferences.prefers(Algorithm.RETROGRADE);
    }
}
