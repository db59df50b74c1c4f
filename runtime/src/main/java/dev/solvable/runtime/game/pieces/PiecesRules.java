package dev.solvable.runtime.game.pieces;

import dev.solvable.Ending;
import dev.solvable.Outcome;
import dev.solvable.PieceStep;
import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.PositionKeys;
import dev.solvable.runtime.PositionRanks;
import dev.solvable.runtime.Scores;
import dev.solvable.runtime.game.pieces.code.PieceCode;
import dev.solvable.runtime.game.pieces.code.PieceSet;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a game of pieces that move.
 *
 * <p>A position tells whether the game is over. The player not to move has made the last move. If that player has a
 * line, the game ends as lines do; with a piece on its goal, that player has won. Else a player with too few pieces has
 * lost; if both have too few, the player to move has. Lines and goals of the player to move are ignored: play never
 * leads there.
 */
public abstract class PiecesRules extends EndlessRules {
    final PieceCode code;

    /** The move generation. */
    protected final MoveLists lists;

    private final PiecesGame game;
    private final PieceTexts texts;
    private final boolean hasLines;

    /** The lines if they take pieces; else null. */
    private final @Nullable TakingLines taking;

    /** The result of a line of the player who has moved, for the player to move. */
    private final int lineEnds;

    private final long start;
    private final boolean hasHand;
    private final PieceKeys keys;

    /** Null until first use; two threads may make equal ones. */
    private volatile @Nullable PieceRanks ranks;

    /** Null until first use, as an analysis does not use them; two threads may make equal ones. */
    private volatile @Nullable PieceMoves moves;

    /** The rules of a game. */
    @SuppressWarnings("this-escape") // stored by the objects made here, not called
    protected PiecesRules(PiecesGame game) {
        super(game.name(), game.code().set.board());
        this.game = game;
        code = game.code();
        texts = new PieceTexts(code);
        boolean linesTake = game.completes() == Ending.TAKES;
        hasLines = game.lines().length > 0 && !linesTake;
        taking = linesTake ? new TakingLines(this, game.movesTake()) : null;
        lists = new MoveLists(code);
        lineEnds = game.completes() == Ending.WINS ? -1 : 1;
        hasHand = !code.set.hand().isEmpty();
        start = code.number(code.set.cellsAtStart(), code.set.handsAtStart(), false);
        keys = new PieceKeys(code, game.symmetries(), start);
    }

    // Overridden by the generated class.

    /**
     * Lists the positions after the moves of pieces on the board. Unless overridden, they go to {@link #targets}.
     *
     * @param first whose moves
     * @param own the cells of that player's pieces
     * @param other the cells of the other player's pieces
     * @param from the own cells whose pieces may move
     * @param to gets the positions
     * @return the number of positions
     */
    public int moves(long position, boolean first, long own, long other, long from, long[] to) {
        int plane = code.planesOf(first)[0];
        int count = 0;
        for (long rest = from; rest != 0; rest &= rest - 1) {
            long piece = rest & -rest;
            count = lists.go(position, plane, piece, targets(position, first, own, other, piece), to, count);
        }
        return count;
    }

    /**
     * The cells that a piece may go to, with its own if it may leave the board. Overridden instead of {@link #moves} if
     * {@link #changesOneKind} and the game has unmoves.
     *
     * @param first whose piece it is
     * @param own the cells of that player's pieces
     * @param other the cells of the other player's pieces
     * @param from its cell, as a bit
     */
    public long targets(long position, boolean first, long own, long other, long from) {
        return 0;
    }

    /**
     * The cells that a piece may have come from by a step that lost no piece; only for games with unmoves. Not
     * overridden if these are the cells that it may go to.
     *
     * @param first who has moved
     * @param own the cells of that player's pieces
     * @param other the cells of the other player's pieces
     * @param from its cell, as a bit
     */
    public long origins(long position, boolean first, long own, long other, long from) {
        return targets(position, first, own, other, from);
    }

    /** Lists the predecessors by moves that lost pieces, for each choice of the pieces taken or off the board. */
    public int untakes(long position, boolean first, long own, long other, long from, long[] to) {
        return 0;
    }

    /** Whether the pieces of a player hold a line. */
    public boolean hasLine(long pieces) {
        return false;
    }

    /** The cells of a player's pieces in lines; only for games in which lines take pieces. */
    public long inLines(long pieces) {
        return 0;
    }

    /** Whether a piece of a player stands on its goal. */
    public boolean hasGoal(long position, boolean first) {
        return false;
    }

    /** Whether a player has too few pieces. */
    public boolean hasTooFew(long position, boolean first) {
        return false;
    }

    // Called by the generated class.

    /** The cells on which pieces of a plane stand, cell i as bit i. */
    protected final long plane(long position, int plane) {
        return code.plane(position, plane);
    }

    /** The cells on which pieces of a player stand. */
    protected final long cellsOf(long position, boolean first) {
        return code.pieces(position, first);
    }

    /** How many pieces of a plane are in hand. */
    protected final int hand(long position, int plane) {
        return code.hand(position, plane);
    }

    /** The cells of a line if a player's pieces hold it, else none. */
    protected static long held(long pieces, long line) {
        return holds(pieces, line) ? line : 0;
    }

    /**
     * The cells that a piece reaches by sliding in a direction. A fixed number of steps without branches is faster than
     * a loop whose end is unpredictable.
     *
     * @param piece its cell; 0 if it does not slide
     * @param goesOn the cells from which the next one in this direction exists and is empty
     * @param to the offset of the next cell
     * @param most the maximum number of cells that it can reach
     */
    protected static long slide(long piece, long goesOn, int to, int most) {
        long cell = piece;
        long cells = 0;
        for (int step = 0; step < most; step++) {
            cell = Long.rotateLeft(cell & goesOn, to);
            cells |= cell;
        }
        return cells;
    }

    /** The last of these cells, for pieces that slide as far as they can. */
    protected static long slideToEnd(long piece, long goesOn, int to, int most) {
        return slide(piece, goesOn, to, most) & ~goesOn;
    }

    /**
     * The cells of lines of one shape.
     *
     * @param begins the first cells of the lines that pieces hold
     * @param shape the cells of the line that begins on cell 0
     */
    protected static long spread(long begins, long shape) {
        long cells = 0;
        for (long rest = begins == 0 ? 0 : shape; rest != 0; rest &= rest - 1) {
            cells |= begins << Long.numberOfTrailingZeros(rest);
        }
        return cells;
    }

    // The rules of play.

    @Override
    public final int positionBits() {
        return code.positionBits();
    }

    @Override
    public final long initial() {
        return start;
    }

    @Override
    public int successors(long position, long[] into) {
        if (ended(position) != 0) {
            return 0;
        }
        int count = listBeforeTaking(position, -1, into);
        return taking == null ? count : taking.take(position, into, count);
    }

    @Override
    public final Outcome atEnd(long position) {
        int ended = ended(position);
        return ended == 0 ? Scores.withoutMove(game.noMoves()) : Scores.outcome(ended);
    }

    /** The compiler proves it before it writes {@link #pliesLeft}. */
    @Override
    public final boolean arePliesProved() {
        return true;
    }

    /** The result for the player to move: positive for a win, negative for a loss, 0 if this does not end the game. */
    protected final int ended(long position) {
        boolean first = !code.secondMoves(position);
        if (hasLines && hasLine(code.pieces(position, !first))) {
            return lineEnds;
        }
        if (hasGoal(position, !first) || hasTooFew(position, first)) {
            return -1;
        }
        return hasTooFew(position, !first) ? 1 : 0;
    }

    /**
     * Lists the successors of a position that is not over, before completed lines take a piece. Of the moves of pieces
     * on the board, lists only those that begin on some cells.
     *
     * @param movers these cells, as bits
     * @return the number of positions
     */
    final int listBeforeTaking(long position, long movers, long[] into) {
        boolean first = !code.secondMoves(position);
        long own = code.pieces(position, first);
        long other = code.pieces(position, !first);
        if (hasHand && code.places(position, first)) {
            return lists.placings(position, first, board.mask() & ~own & ~other, into);
        }
        return moves(position, first, own, other, own & movers, into);
    }

    /** See {@link TakingLines#victims}; none if lines do not take. */
    final long victims(long position, long after) {
        return taking == null ? 0 : taking.victims(position, after);
    }

    // Ranks.

    @Override
    public final Optional<PositionRanks> ranks() {
        if (game.unmoves().most() == 0) {
            return Optional.empty();
        }
        PieceRanks made = ranks;
        if (made == null) {
            made = new PieceRanks(this, game.symmetries(), game.unmoves());
            ranks = made;
        }
        return Optional.of(made);
    }

    /** Whether each player has one plane, and a move changes only its player's plane. */
    final boolean changesOneKind() {
        return code.planesOf(true).length == 1 && code.planesOf(false).length == 1 && !game.movesTake();
    }

    @Override
    public final boolean hasEnded(long position) {
        return ended(position) != 0;
    }

    /** An upper bound on the positions of {@link #untakes}, and on the {@link #origins} of all pieces together. */
    final int mostUnmoves() {
        return game.unmoves().most();
    }

    // Symmetries.

    @Override
    public final PositionKeys keys() {
        return keys;
    }

    @Override
    public final PositionKeys keysFromStart() {
        return keys.fromStart();
    }

    // Single positions.

    @Override
    public final int mostMoves() {
        return game.mostMoves();
    }

    /** A position makes sense if the game can have these numbers of pieces, and no two are on one cell. */
    @Override
    public final void check(long position) {
        checkFilling(position);
        int plane = code.planeWithOtherNumber(position);
        if (plane >= 0) {
            PieceSet set = code.set;
            throw new IllegalArgumentException(name + " has " + code.most(position, plane) + " '"
                    + set.letters().charAt(plane) + "'" + (set.isConstant(plane) ? "" : " at most")
                    + (set.promotedTo(plane).length > 0 ? " beside the other pieces" : "") + ", not as on\n"
                    + text(position));
        }
    }

    @Override
    public final boolean makesSense(long position) {
        checkFilling(position);
        return code.planeWithOtherNumber(position) < 0;
    }

    @Override
    protected final void checkFilling(long position) {
        if (!code.isFilling(position)) {
            throw noPosition(position);
        }
    }

    // Moves by their indices.

    private PieceMoves moves() {
        PieceMoves made = moves;
        if (made == null) {
            long lines = taking == null ? 0 : Arrays.stream(game.lines()).reduce(0, (some, line) -> some | line);
            made = new PieceMoves(this, lines, game.moves());
            moves = made;
        }
        return made;
    }

    @Override
    public final int moveCount() {
        return moves().steps().size();
    }

    @Override
    public final int[] movesOf(long position) {
        return moves().of(position);
    }

    @Override
    public final boolean fits(long position, int move) {
        return moves().fits(position, move);
    }

    @Override
    public final long after(long position, int move) {
        return moves().after(position, move);
    }

    @Override
    public final String nameOf(int move) {
        return moves().name(steps().get(move));
    }

    @Override
    public final long cellsOf(int move) {
        return steps().get(move).cells();
    }

    @Override
    public final List<PieceStep> steps() {
        return moves().steps();
    }

    @Override
    public final long[] cellsOfLines() {
        return game.lines().clone();
    }

    @Override
    public final boolean isFirstToMove(long position) {
        return !code.secondMoves(position);
    }

    @Override
    public final String text(long position) {
        return texts.format(position);
    }

    @Override
    protected final long parse(String text, boolean first) {
        return texts.parse(text, !first);
    }
}
