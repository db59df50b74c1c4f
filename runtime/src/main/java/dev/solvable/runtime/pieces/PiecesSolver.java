package dev.solvable.runtime.pieces;

import dev.solvable.Ending;
import dev.solvable.Outcome;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.retrograde.SuccessorKeys;
import org.jspecify.annotations.Nullable;

/**
 * The rules of games in which pieces stand and move.
 *
 * <p>A position says by itself whether the game is over. The player who is not to move has made the last move: with a
 * line it ends as lines do, with a piece on its goal that player has won. Else who has too few pieces has lost, first
 * of all the player to move. What the player to move has reached ends nothing: it cannot come about by play.
 */
@ForGeneratedCode
public abstract class PiecesSolver extends PiecesShell {
    private final boolean hasLines;

    /** What a line of the player who has moved is for the other one. */
    private final int lineEnds;

    private final Ending noMoves;
    private final long start;
    private final boolean hasHand;

    /** Whether positions of the second player are taken for those of the first player with the players exchanged. */
    private final boolean exchanges;

    private final boolean keepStart;

    /** Null until they are asked for; two threads may make the same. */
    private volatile @Nullable Images ofBoard;

    private volatile @Nullable Images keepingStart;

    /**
     * A solver that has solved nothing yet.
     *
     * @param game what the game declares
     * @param plan what the compiler chose
     * @param threads how many threads may work at once on one question
     */
    protected PiecesSolver(PiecesGame game, Plan plan, int threads) {
        super(game, plan, threads);
        hasLines = game.lines().length > 0;
        lineEnds = game.completes() == Ending.WINS ? -1 : 1;
        noMoves = game.noMoves();
        exchanges = game.symmetry() == PiecesGame.Symmetry.WITH_EXCHANGE;
        keepStart = game.symmetry() == PiecesGame.Symmetry.NONE || game.symmetry() == PiecesGame.Symmetry.OF_START;
        hasHand = !code.set.hand().isEmpty();
        start = code.number(code.set.cellsAtStart(), code.set.handsAtStart(), false);
    }

    // What the generated class tells.

    /**
     * Lists the positions after the moves of pieces on the board.
     *
     * @param first whose moves
     * @param own the cells of that player's pieces
     * @param other the cells of the other player's pieces
     * @param from those of the own cells whose pieces may move
     * @param out gets the positions
     * @return how many there are
     */
    protected abstract int moves(long position, boolean first, long own, long other, long from, long[] out);

    /** Whether the pieces of a player hold a line. */
    protected boolean hasLine(long pieces) {
        return false;
    }

    /** Whether a piece of a player stands on its goal. */
    protected boolean hasGoal(long position, boolean first) {
        return false;
    }

    /** Whether a player has too few pieces. */
    protected boolean hasTooFew(long position, boolean first) {
        return false;
    }

    /** The images of a position under symmetries of the board, itself among them; asked for bit by bit. */
    protected long[] images(long position) {
        return new long[] {position};
    }

    /** The same under those that keep the start. */
    protected long[] imagesOfStart(long position) {
        return images(position);
    }

    /** A position of the second player as the first player would have it, who is to move. */
    protected long exchanged(long position) {
        throw new IllegalStateException("the players cannot be exchanged");
    }

    // What the generated class asks for.

    /** The cells on which pieces of a plane stand, cell i as bit i. */
    protected final long plane(long position, int plane) {
        return code.plane(position, plane);
    }

    /** How many pieces of a plane are in hand. */
    protected final int hand(long position, int plane) {
        return code.hand(position, plane);
    }

    /**
     * Lists the positions after steps of pieces of a plane onto empty cells.
     *
     * @param movers the cells of those that can go there
     * @param to how many cells further on they go, less than 0 for cells before them
     * @param count the positions in the list so far
     * @return how many there are now
     */
    protected final int step(long position, int plane, long movers, int to, long[] into, int count) {
        return movers == 0 ? count : code.steps(position, plane, movers, to, into, count);
    }

    /**
     * The same for pieces that take another.
     *
     * @param taken how many cells further on that one stands
     */
    protected final int take(long position, int plane, long movers, int to, int taken, long[] into, int count) {
        return movers == 0 ? count : code.takes(position, plane, movers, to, taken, taken, into, count);
    }

    /**
     * The same for pieces that take two others.
     *
     * @param other how many cells further on the second one stands
     */
    protected final int take(
            long position, int plane, long movers, int to, int taken, int other, long[] into, int count) {
        return movers == 0 ? count : code.takes(position, plane, movers, to, taken, other, into, count);
    }

    /** The same for pieces that leave the board. */
    protected final int leave(long position, int plane, long movers, long[] into, int count) {
        return code.leaves(position, plane, movers, into, count);
    }

    /** Whether some cells are all among those of a player's pieces. */
    protected static boolean holds(long pieces, long cells) {
        return (pieces & cells) == cells;
    }

    /**
     * Takes positions out of a list that are in it before.
     *
     * @return how many are left
     */
    protected static int distinct(long[] list, int count) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            int before = 0;
            while (list[before] != list[i]) {
                before++;
            }
            if (before >= kept) {
                list[kept] = list[i];
                kept++;
            }
        }
        return kept;
    }

    // Symmetries.

    @Override
    public final long canonical(long position) {
        return ofBoard().least(exchanges && code.secondMoves(position) ? exchanged(position) : position);
    }

    @Override
    protected final long reachableKey(long position) {
        return keepingStart().least(position);
    }

    /** Keys have the first player to move where players are exchanged: what follows has the second. */
    @Override
    protected final SuccessorKeys newKeys() {
        Images images = exchanges ? new Images(bits -> images(exchanged(bits))) : ofBoard();
        return images.newKeys(code.side());
    }

    @Override
    protected final SuccessorKeys newReachableKeys() {
        return keepingStart().newKeys(code.side());
    }

    private Images ofBoard() {
        Images images = ofBoard;
        if (images == null) {
            images = new Images(this::images);
            ofBoard = images;
        }
        return images;
    }

    private Images keepingStart() {
        Images images = keepingStart;
        if (images == null) {
            images = new Images(this::imagesOfStart);
            keepingStart = images;
        }
        return images;
    }

    @Override
    protected final boolean symmetriesKeepStart() {
        return keepStart;
    }

    // The rules of play.

    @Override
    protected final long start() {
        return start;
    }

    @Override
    public final int successors(long position, long[] into) {
        return ended(position) != 0 ? 0 : list(position, -1, into);
    }

    @Override
    public final Outcome atEnd(long position) {
        int ended = ended(position);
        if (ended != 0) {
            return ended > 0 ? Outcome.WIN : Outcome.LOSS;
        }
        return switch (noMoves) {
            case WINS -> Outcome.WIN;
            case LOSES -> Outcome.LOSS;
            case DRAWS -> Outcome.DRAW;
        };
    }

    /**
     * More than 0 where the game is over, and won by the player to move; less than 0 where lost; 0 where it goes on.
     */
    private int ended(long position) {
        boolean first = !code.secondMoves(position);
        if (hasLines && hasLine(code.pieces(position, !first))) {
            return lineEnds;
        }
        if (hasGoal(position, !first) || hasTooFew(position, first)) {
            return -1;
        }
        return hasTooFew(position, !first) ? 1 : 0;
    }

    @Override
    final int list(long position, long movers, long[] into) {
        boolean first = !code.secondMoves(position);
        long own = code.pieces(position, first);
        long other = code.pieces(position, !first);
        if (hasHand && code.places(position, first)) {
            return listPlacings(position, first, board.mask() & ~own & ~other, into);
        }
        return moves(position, first, own, other, own & movers, into);
    }

    private int listPlacings(long position, boolean first, long empty, long[] into) {
        int count = 0;
        for (int plane : code.planesOf(first)) {
            for (long rest = code.hand(position, plane) > 0 ? empty : 0; rest != 0; rest &= rest - 1) {
                into[count] = code.placed(position, plane, rest & -rest);
                count++;
            }
        }
        return count;
    }
}
