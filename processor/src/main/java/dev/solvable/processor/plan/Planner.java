package dev.solvable.processor.plan;

import dev.solvable.processor.game.Encoding;
import dev.solvable.processor.game.Game;
import dev.solvable.processor.game.MarkRules;
import dev.solvable.processor.game.Symmetries;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Chooses encoding, engine and sizes for a game. */
public final class Planner {
    /** The largest table that a solver makes unasked: so many positions at a byte each. */
    static final long MOST_SWEPT = 1L << 26;

    /** The most entries of a cache that nobody chose. */
    static final int DEFAULT_CACHE_ENTRIES = 1 << 22;

    /** The most cells of which a {@code long} can hold two masks. */
    static final int MOST_CELLS_OF_TWO_MASKS = 32;

    private Planner() {}

    /** The plan for a game. */
    public static SolverPlan plan(Game game) {
        int cells = game.board().cells();
        boolean twoKinds = game.rules() instanceof MarkRules;
        BigInteger states = BigInteger.valueOf(twoKinds ? 3 : 2).pow(cells);
        Encoding encoding = encoding(game, twoKinds, states);
        // The position indexes the table, so a table of two masks has an entry for overlapping masks too.
        BigInteger positions = encoding == Encoding.TERNARY ? states : BigInteger.TWO.pow(twoKinds ? 2 * cells : cells);
        boolean sweeps = game.cacheEntries() == 0 && fits(positions);
        List<String> reasons = new ArrayList<>();
        reasons.add(encodingReason(game, encoding, twoKinds, cells));
        int entries;
        long entryBytes;
        boolean impartial = !twoKinds;
        if (sweeps) {
            entries = positions.intValueExact();
            entryBytes = impartial ? 2 : 1;
            reasons.add(String.format(
                    Locale.ROOT,
                    "All %,d fillings of the board fit in a table, so the game is solved as a whole, end of the game first.",
                    states));
        } else {
            entries = game.cacheEntries() > 0
                    ? game.cacheEntries()
                    : states.min(BigInteger.valueOf(DEFAULT_CACHE_ENTRIES)).intValueExact();
            entryBytes = impartial ? Long.BYTES + Short.BYTES + Long.BYTES + Byte.BYTES : Long.BYTES + Short.BYTES;
            reasons.add(searchReason(game, states));
        }
        return new SolverPlan(
                game,
                Symmetries.of(game),
                encoding,
                sweeps ? Engine.SWEEP : Engine.SEARCH,
                states.min(BigInteger.valueOf(Long.MAX_VALUE)).longValueExact(),
                entries,
                entries * entryBytes,
                reasons);
    }

    private static boolean fits(BigInteger positions) {
        return positions.compareTo(BigInteger.valueOf(MOST_SWEPT)) <= 0;
    }

    private static Encoding encoding(Game game, boolean twoKinds, BigInteger states) {
        if (game.encoding() != Encoding.AUTO) {
            return game.encoding();
        }
        if (!twoKinds) {
            return Encoding.BITMASK;
        }
        boolean swept = game.cacheEntries() == 0 && fits(states);
        boolean masksFit = game.board().cells() <= MOST_CELLS_OF_TWO_MASKS;
        return swept || !masksFit ? Encoding.TERNARY : Encoding.BITMASK;
    }

    private static String encodingReason(Game game, Encoding encoding, boolean twoKinds, int cells) {
        String asked = game.encoding() == Encoding.AUTO ? "" : ", as the declaration asks";
        if (encoding == Encoding.TERNARY) {
            return "A position is a number in base 3, a digit a cell: 0 empty, 1 first player, 2 second player" + asked
                    + ".";
        }
        return twoKinds
                ? "A position is two masks of " + cells
                        + " bits: the first player's marks below, the second player's above" + asked + "."
                : "A position is the mask of the taken cells, cell i as bit i" + asked + ".";
    }

    private static String searchReason(Game game, BigInteger states) {
        String size = String.format(Locale.ROOT, "%,d fillings of the board", states);
        return game.cacheEntries() > 0
                ? "The declaration asks for a cache of "
                        + String.format(Locale.ROOT, "%,d", game.cacheEntries())
                        + " entries, so the " + size + " are searched, not tabulated."
                : "The " + size + " are too many for a table, so positions are searched as they are asked about.";
    }
}
