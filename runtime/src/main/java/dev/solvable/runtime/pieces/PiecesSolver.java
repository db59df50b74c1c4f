package dev.solvable.runtime.pieces;

import dev.solvable.Ending;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.retrograde.RetrogradeSolver;
import dev.solvable.runtime.retrograde.SuccessorKeys;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The rules of games in which pieces stand and move. A position makes sense where the game has as many pieces, no two
 * on one cell.
 *
 * <p>A position says by itself whether the game is over. The player who is not to move has made the last move: with a
 * line it ends as lines do, with a piece on its goal that player has won. Else who has too few pieces has lost, first
 * of all the player to move. What the player to move has reached ends nothing: it cannot come about by play.
 */
@ForGeneratedCode
public abstract class PiecesSolver extends RetrogradeSolver {
    private final PieceCode code;
    private final PieceSet set;
    private final PieceTexts texts;
    private final PieceMoves moves;
    private final long[] lines;
    private final boolean hasLines;

    /** What a line of the player who has moved is for the other one. */
    private final int lineEnds;

    private final Ending noMoves;
    private final int mostMoves;
    private final long start;

    /** The planes of the first player, and of the second. */
    private final int[] ofFirst;

    private final int[] ofSecond;
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
        super(game.name(), game.code().set.board(), plan, threads);
        code = game.code();
        set = code.set;
        texts = new PieceTexts(code);
        moves = new PieceMoves(board, game.moves());
        lines = game.lines();
        hasLines = lines.length > 0;
        lineEnds = game.completes() == Ending.WINS ? -1 : 1;
        noMoves = game.noMoves();
        mostMoves = game.mostMoves();
        exchanges = game.symmetry() == PiecesGame.Symmetry.WITH_EXCHANGE;
        keepStart = game.symmetry() == PiecesGame.Symmetry.NONE || game.symmetry() == PiecesGame.Symmetry.OF_START;
        hasHand = !set.hand().isEmpty();
        ofFirst = planesOf(true);
        ofSecond = planesOf(false);
        start = code.number(set.cellsAtStart(), handsAtStart(), false);
    }

    private int[] planesOf(boolean first) {
        int[] planes = new int[set.planes()];
        int count = 0;
        for (int plane = 0; plane < planes.length; plane++) {
            if (set.isFirst(plane) == first) {
                planes[count] = plane;
                count++;
            }
        }
        return Arrays.copyOf(planes, count);
    }

    private int[] handsAtStart() {
        int[] hands = new int[set.planes()];
        for (int plane = 0; plane < hands.length; plane++) {
            hands[plane] = set.inHand(plane);
        }
        return hands;
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
    protected final long canonical(long position) {
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
    protected final int mostMoves() {
        return mostMoves;
    }

    @Override
    protected final int successors(long position, long[] into) {
        return ended(position) != 0 ? 0 : list(position, -1, into);
    }

    @Override
    protected final Outcome atEnd(long position) {
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
        if (hasLines && hasLine(pieces(position, !first))) {
            return lineEnds;
        }
        if (hasGoal(position, !first) || hasTooFew(position, first)) {
            return -1;
        }
        return hasTooFew(position, !first) ? 1 : 0;
    }

    /** The cells on which a player's pieces stand. */
    private long pieces(long position, boolean first) {
        long pieces = 0;
        for (int plane : first ? ofFirst : ofSecond) {
            pieces |= code.plane(position, plane);
        }
        return pieces;
    }

    /** Lists the positions after all moves of which those on the board begin on some cells. */
    private int list(long position, long movers, long[] into) {
        boolean first = !code.secondMoves(position);
        long own = pieces(position, first);
        long other = pieces(position, !first);
        if (hasHand && places(position, first)) {
            return listPlacings(position, first, board.mask() & ~own & ~other, into);
        }
        return moves(position, first, own, other, own & movers, into);
    }

    private int listPlacings(long position, boolean first, long empty, long[] into) {
        int count = 0;
        for (int plane : first ? ofFirst : ofSecond) {
            for (long rest = code.hand(position, plane) > 0 ? empty : 0; rest != 0; rest &= rest - 1) {
                into[count] = code.placed(position, plane, rest & -rest);
                count++;
            }
        }
        return count;
    }

    @Override
    protected final void check(long position) {
        int plane = planeWithOtherNumber(position);
        if (plane >= 0) {
            throw new IllegalArgumentException(
                    name() + " never has as many '" + set.letters().charAt(plane) + "' as on\n" + text(position));
        }
    }

    @Override
    protected final boolean makesSense(long position) {
        return planeWithOtherNumber(position) < 0;
    }

    /**
     * A plane of which there are too many pieces, or too few for one that loses none; -1 where there is none.
     *
     * @throws IllegalArgumentException where the number is none of a filling
     */
    private int planeWithOtherNumber(long position) {
        checkFilling(position);
        for (int plane = 0; plane < set.planes(); plane++) {
            int hand = code.hand(position, plane);
            int count = Long.bitCount(code.plane(position, plane)) + hand;
            boolean isRight = set.isLost(plane) ? count <= set.all(plane) : count == set.all(plane);
            if (!isRight || hand < 0 || hand > set.inHand(plane)) {
                return plane;
            }
        }
        return -1;
    }

    /** Refuses what has no text: bits that stand for nothing, and two pieces on one cell. */
    private void checkFilling(long position) {
        long taken = 0;
        boolean stands = code.contains(position);
        for (int plane = 0; stands && plane < set.planes(); plane++) {
            long here = code.plane(position, plane);
            stands = (here & taken) == 0;
            taken |= here;
        }
        if (!stands) {
            throw noPosition(position);
        }
    }

    @Override
    protected final boolean isOver(long position) {
        return successors(position, new long[mostMoves]) == 0;
    }

    // Moves by their indices.

    @Override
    protected final int moveCount() {
        return moves.count();
    }

    @Override
    protected final int[] movesOf(long position) {
        long[] after = new long[mostMoves];
        int[] found = new int[mostMoves];
        int count = 0;
        boolean second = code.secondMoves(position);
        boolean places = places(position, !second);
        for (long rest = places ? 1 : pieces(position, !second); rest != 0; rest &= rest - 1) {
            int listed = list(position, rest & -rest, after);
            for (int i = 0; i < listed; i++) {
                found[count] = moves.indexOf(step(position, after[i], places ? 0 : rest & -rest));
                count++;
            }
        }
        return Arrays.stream(found, 0, count).sorted().distinct().toArray();
    }

    private boolean places(long position, boolean first) {
        for (int plane : first ? ofFirst : ofSecond) {
            if (code.hand(position, plane) > 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * What was done between two positions.
     *
     * @param from the cell that the piece has left, as a bit; 0 where it was placed
     */
    private PieceStep step(long before, long after, long from) {
        boolean first = !code.secondMoves(before);
        long to = 0;
        int kind = 0;
        for (int plane : first ? ofFirst : ofSecond) {
            long gained = code.plane(after, plane) & ~code.plane(before, plane);
            if (gained != 0) {
                to = gained;
                kind = plane;
            }
        }
        int target = to == 0 ? -1 : Long.numberOfTrailingZeros(to);
        if (from == 0) {
            return PieceStep.placing(Character.toUpperCase(set.letters().charAt(kind)), target);
        }
        int lost = count(before) - count(after) - (to == 0 ? 1 : 0);
        return PieceStep.moving(Long.numberOfTrailingZeros(from), target, lost);
    }

    private int count(long position) {
        return Long.bitCount(pieces(position, true)) + Long.bitCount(pieces(position, false));
    }

    @Override
    protected final boolean fits(long position, int move) {
        return find(position, move, new long[mostMoves]) >= 0;
    }

    @Override
    protected final long after(long position, int move) {
        long[] after = new long[mostMoves];
        return after[find(position, move, after)];
    }

    /** Where in the list of positions that follow the one after a move is; -1 where the move cannot be made. */
    private int find(long position, int move, long[] into) {
        PieceStep step = moves.step(move);
        boolean first = !code.secondMoves(position);
        long from = step.placed() ? 0 : 1L << step.from();
        if (step.placed() != places(position, first) || (pieces(position, first) & from) != from) {
            return -1;
        }
        int count = list(position, from, into);
        for (int i = 0; i < count; i++) {
            if (moves.indexOf(step(position, into[i], from)) == move) {
                return i;
            }
        }
        return -1;
    }

    @Override
    protected final String nameOf(int move) {
        return moves.name(moves.step(move));
    }

    @Override
    protected final long cellsOf(int move) {
        return moves.step(move).cells();
    }

    @Override
    protected final long[] cellsOfLines() {
        return lines.clone();
    }

    // Texts.

    @Override
    protected final String text(long position) {
        return texts.format(position);
    }

    @Override
    public final String format(long position) {
        checkFilling(position);
        return text(position);
    }

    @Override
    public final Player toMove(long position) {
        check(position);
        return code.secondMoves(position) ? Player.SECOND : Player.FIRST;
    }

    @Override
    public final long parse(String text) {
        throw new IllegalArgumentException("the board does not say whose turn it is;"
                + " use parse(board, toMove), with Player.FIRST or Player.SECOND");
    }

    @Override
    public final long parse(String text, Player toMove) {
        if (toMove == Player.EITHER) {
            throw new IllegalArgumentException("a position needs a side to move: Player.FIRST or Player.SECOND");
        }
        return texts.parse(text, toMove == Player.SECOND);
    }
}
