package dev.solvable.processor.plan;

import dev.solvable.processor.game.Encoding;
import dev.solvable.processor.game.Game;
import dev.solvable.processor.game.MarkRules;
import dev.solvable.processor.game.Symmetries;
import java.util.List;

/**
 * What the compiler decided about a game's solver, and why.
 *
 * @param game the game
 * @param symmetries the symmetries of the game
 * @param encoding how a position becomes a {@code long}: {@link Encoding#BITMASK} or {@link Encoding#TERNARY}
 * @param engine how the game is solved
 * @param states the fillings of the board; {@link Long#MAX_VALUE} where a {@code long} cannot hold the number
 * @param cacheEntries the entries of the largest table or cache
 * @param cacheBytes the bytes of all tables and caches
 * @param reasons why so, a sentence each, in the order in which a reader asks
 */
public record SolverPlan(
        Game game,
        Symmetries symmetries,
        Encoding encoding,
        Engine engine,
        long states,
        int cacheEntries,
        long cacheBytes,
        List<String> reasons) {
    /** Copies the list. */
    public SolverPlan {
        reasons = List.copyOf(reasons);
    }

    /** The engine in a few words. */
    public String algorithm() {
        return switch (engine) {
            case SWEEP -> "sweep of the whole state space, end of the game first";
            case SEARCH -> "search: negamax with alpha-beta over a fixed-size cache";
        };
    }

    /** Whether both players have the same moves in every position, so that nimbers exist. */
    public boolean impartial() {
        return !(game.rules() instanceof MarkRules);
    }
}
