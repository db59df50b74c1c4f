package dev.solvable.runtime.game.tiles;

import dev.solvable.Encoding;
import dev.solvable.Ending;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.runtime.MaskKey;
import dev.solvable.runtime.Rules;
import dev.solvable.runtime.Scores;
import dev.solvable.runtime.TernaryNumbers;
import java.util.Objects;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The rules of games in which moves take cells: tiles, or moves of move sources. The game is over when the player to
 * move has no move. The lower bits of a position are the mask of the taken cells. If the players have moves of their
 * own, the bit above is set if the second player is to move. On 64 cells there is no such bit: all tiles have one size,
 * and their number tells the player to move.
 */
public class TakenRules extends Rules {
    /** What the game declares. */
    public final TakenGame game;

    /** Every cell of the board, cell i as bit i. */
    public final long full;

    /**
     * The bit that is set if the second player is to move; 0 if the number of tiles tells it, or it makes no
     * difference.
     */
    public final long side;

    /** The canonical keys of masks of taken cells. */
    public final MaskKey keys;

    private final long[] needs;
    private final long[] fills;
    private final String players;

    /** Whether the number of tiles tells the player to move. */
    private final boolean tilesTell;

    /** Reads and writes the callers' numbers in base 3; null if callers use the solver's own positions. */
    private final @Nullable TernaryNumbers translation;

    /**
     * The rules of a game.
     *
     * @param game what it declares
     * @param encoding how callers number positions
     * @param keys the canonical keys of masks of taken cells
     */
    public TakenRules(TakenGame game, Encoding encoding, MaskKey keys) {
        super(game.name(), game.board());
        this.game = game;
        this.full = board.mask();
        this.side = game.side();
        this.keys = keys;
        this.needs = game.needs();
        this.fills = game.fills();
        this.players = game.players();
        this.tilesTell = game.isPartizan() && side == 0;
        boolean translates = encoding == Encoding.TERNARY;
        this.translation = translates ? new TernaryNumbers(game.isPartizan() ? cells + 1 : cells) : null;
    }

    // Positions.

    @Override
    public final int positionBits() {
        return Long.SIZE - Long.numberOfLeadingZeros(toCaller(full | side));
    }

    @Override
    public final long initial() {
        return 0;
    }

    @Override
    public final void check(long position) {
        if ((position & ~(full | side)) != 0) {
            throw noPosition(position);
        }
    }

    /** The taken cells of a position. */
    public final long taken(long position) {
        return position & full;
    }

    /** Whether the first player is to move; true if it makes no difference. */
    public final boolean firstMoves(long position) {
        return tilesTell ? (Long.bitCount(position) / Long.bitCount(fills[0]) & 1) == 0 : (position & side) == 0;
    }

    @Override
    public final Player toMove(long position) {
        return !game.isPartizan() ? Player.EITHER : firstMoves(position) ? Player.FIRST : Player.SECOND;
    }

    /** The range of a table that has every mask of taken cells: 0 if callers have other numbers for positions. */
    public final long rangeOfMasks() {
        return translation != null ? 0 : side != 0 ? 2 * side : full + 1;
    }

    @Override
    public final long canonical(long position) {
        return keys.image(taken(position)) | position & side;
    }

    @Override
    public final boolean translates() {
        return translation != null;
    }

    @Override
    public final long fromCaller(long number) {
        if (translation == null) {
            return number;
        }
        if (!translation.contains(number) || translation.cellsWith(2, number) != 0) {
            throw noPosition(number);
        }
        return translation.cellsWith(1, number); // the digit after the last cell becomes the side's bit
    }

    @Override
    public final long toCaller(long position) {
        return translation == null ? position : translation.number(position, 0);
    }

    @Override
    public final void sampleMethods(LongConsumer into) {
        if (!game.hasTiles()) {
            for (long needed : needs) {
                into.accept(needed);
            }
            players.chars().forEach(into::accept);
        }
    }

    @Override
    public final boolean isReachable(long position) {
        check(position);
        return game.hasTiles() || !game.isPartizan()
                ? new OrderedCover(this, position).exists()
                : new AlternatingPlay(game, position).exists();
    }

    // Play.

    @Override
    public final boolean isOver(long position) {
        for (int move = 0; move < needs.length; move++) {
            if (fits(position, move)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public final Outcome atEnd(long position) {
        return Scores.withoutMove(game.noMoves());
    }

    @Override
    public final int moveCount() {
        return needs.length;
    }

    @Override
    public final boolean fits(long position, int move) {
        return (position & needs[move]) == 0
                && (players.isEmpty() || players.charAt(move) != (firstMoves(position) ? '2' : '1'));
    }

    @Override
    public final long after(long position, int move) {
        return (position | fills[move]) ^ side;
    }

    /** Needs no test for the end: the game is over if no move fits. */
    @Override
    public final int successors(long position, long[] into) {
        int count = 0;
        for (int move = 0; move < needs.length; move++) {
            if (fits(position, move)) {
                into[count] = toCaller(after(position, move));
                count++;
            }
        }
        return count;
    }

    @Override
    public final boolean alwaysDrawn() {
        return game.noMoves() == Ending.DRAWS;
    }

    /** The score of a position without a move, for the player to move; where every play is drawn, all count upwards. */
    public final int noMovesScore() {
        return game.noMoves() == Ending.LOSES ? -cells - 1 : cells + 1;
    }

    // Texts and pictures.

    @Override
    public final String nameOf(int move) {
        return board.names(fills[move]);
    }

    @Override
    public final long cellsOf(int move) {
        return fills[move];
    }

    @Override
    public final String text(long position) {
        return board.format(game.marks(), taken(position));
    }

    @Override
    public final long parse(String text) {
        if (game.isPartizan()) {
            throw sideIsMissing();
        }
        return read(text);
    }

    @Override
    public final long parse(String text, Player toMove) {
        if (!game.isPartizan()) {
            Objects.requireNonNull(toMove, "toMove");
            return parse(text); // both players have the same moves
        }
        boolean isFirst = isFirst(toMove);
        long taken = read(text);
        long position = isFirst ? taken : taken | side;
        if (firstMoves(position) != isFirst) {
            throw new IllegalArgumentException("it cannot be the turn of " + toMove + " on\n" + text(position));
        }
        return position;
    }

    private long read(String text) {
        return board.parse(game.marks(), text)[0];
    }
}
