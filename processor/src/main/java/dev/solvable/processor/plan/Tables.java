package dev.solvable.processor.plan;

import dev.solvable.Algorithm;
import dev.solvable.Choice;
import dev.solvable.processor.game.Game;
import dev.solvable.processor.game.marks.DeclaredMarks;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.sweep.tiles.WordSweep;
import java.math.BigInteger;

/** Chooses the form of positions and whether a table of all positions is made, for games that always end. */
final class Tables {
    /** The positions of the largest table that a solver makes unasked, at a byte each. */
    private static final long MAX_SWEPT = 1L << 26;

    /** The same if the declaration has a win check, which may be slow and is called for each position. */
    private static final long MAX_SWEPT_WITH_CHECK = 1L << 21;

    /** A table is made only if at least one in this number of its entries is for a position. */
    private static final long MAX_ENTRIES_OF_A_POSITION = 64;

    /** The bits of a table of 128 MB: 30 cells, or 29 if the side to move is not encoded in the cells. */
    private static final BigInteger MAX_SWEPT_IN_WORDS = BigInteger.ONE.shiftLeft(30);

    private final Game game;
    private final BigInteger states;
    private final Preferences preferences;
    final Form form;

    Tables(Game game, BigInteger states, Preferences preferences) {
        this.game = game;
        this.states = states;
        this.preferences = preferences;
        this.form = chooseForm();
    }

    /** Whether a table of all positions is small enough to be made. */
    boolean holds() {
        return mayTabulate() && !isSparse() && positions().compareTo(mostSwept()) <= 0;
    }

    /**
     * Whether the positions are few, but most entries of a table would be unused: shared marks that fall have as many
     * numbers as own marks, but far fewer positions.
     */
    boolean isSparse() {
        return states.compareTo(mostSwept()) <= 0
                && positions().compareTo(states.multiply(BigInteger.valueOf(MAX_ENTRIES_OF_A_POSITION))) > 0;
    }

    /** Whether a table of the outcomes of all positions, 64 to a word, is small enough to be made. */
    boolean holdsInWords() {
        return mayTabulate()
                && game.board().cells() > WordSweep.CELLS_IN_WORD
                && positions().compareTo(MAX_SWEPT_IN_WORDS) <= 0;
    }

    private boolean mayTabulate() {
        return game.cacheEntries() == 0
                && !preferences.prefers(Algorithm.SEARCH)
                && !preferences.prefers(Algorithm.THREAT_SEARCH);
    }

    private BigInteger mostSwept() {
        boolean checked = game.marks().filter(DeclaredMarks::hasWinCheck).isPresent();
        return BigInteger.valueOf(checked ? MAX_SWEPT_WITH_CHECK : MAX_SWEPT);
    }

    private Form chooseForm() {
        if (game.marks().isEmpty()) {
            return game.rules().partizan() ? Form.TAKEN_AND_SIDE : Form.TAKEN;
        }
        DeclaredMarks marks = game.marks().get();
        if (marks.gravity()) {
            return Form.GUARDED;
        }
        if (marks.choice() == Choice.SHARED) {
            return Form.TAKEN;
        }
        return switch (game.encoding()) {
            case BITMASK -> Form.TWO_MASKS;
            case TERNARY -> Form.BASE_3;
            case AUTO -> {
                boolean swept = mayTabulate() && states.compareTo(mostSwept()) <= 0;
                yield swept || game.board().cells() > MarksCode.MOST_CELLS_OF_TWO_MASKS ? Form.BASE_3 : Form.TWO_MASKS;
            }
        };
    }

    /** The entries of a table that is indexed by positions. */
    BigInteger positions() {
        return switch (form) {
            case TAKEN, TAKEN_AND_SIDE -> states;
            case TWO_MASKS -> BigInteger.TWO.pow(2 * game.board().cells());
            case BASE_3 -> states;
            case GUARDED -> BigInteger.TWO.pow(form.keyBits(game.board()));
            case PIECES -> throw new IllegalStateException("no table for pieces");
        };
    }
}
