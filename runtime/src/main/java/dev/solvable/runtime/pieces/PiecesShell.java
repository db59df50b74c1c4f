package dev.solvable.runtime.pieces;

import dev.solvable.Player;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.retrograde.RetrogradeSolver;

/**
 * What is asked about single positions of games in which pieces stand and move: whether they make sense, which moves
 * they have, what they look like. A position makes sense where the game has as many pieces, no two on one cell.
 */
@ForGeneratedCode
public abstract class PiecesShell extends RetrogradeSolver {
    /** How pieces become a position. */
    final PieceCode code;

    private final PieceCensus census;
    private final PieceTexts texts;
    private final PieceMoves moves;
    private final MoveFinder finder;
    private final int mostMoves;
    private final long[] lines;

    /**
     * A solver that has solved nothing yet.
     *
     * @param game what the game declares
     * @param plan what the compiler chose
     * @param threads how many threads may work at once on one question
     */
    PiecesShell(PiecesGame game, Plan plan, int threads) {
        super(game.name(), game.code().set.board(), plan, threads);
        code = game.code();
        census = new PieceCensus(code);
        texts = new PieceTexts(code);
        moves = new PieceMoves(board, game.moves());
        finder = new MoveFinder(this, moves);
        mostMoves = game.mostMoves();
        lines = game.lines();
    }

    /**
     * Lists the positions after the moves of a position that is not over, those of pieces on the board only where they
     * begin on some cells.
     *
     * @param movers these cells, as bits
     * @return how many there are
     */
    abstract int list(long position, long movers, long[] into);

    @Override
    public final int mostMoves() {
        return mostMoves;
    }

    @Override
    protected final boolean isOver(long position) {
        return successors(position, new long[mostMoves]) == 0;
    }

    // Which positions make sense.

    @Override
    protected final void check(long position) {
        checkFilling(position);
        int plane = census.planeWithOtherNumber(position);
        if (plane >= 0) {
            PieceSet set = code.set;
            throw new IllegalArgumentException(name() + " has " + set.all(plane) + " '"
                    + set.letters().charAt(plane) + "'" + (set.isLost(plane) ? " at most" : "") + ", not as on\n"
                    + text(position));
        }
    }

    @Override
    protected final boolean makesSense(long position) {
        checkFilling(position);
        return census.planeWithOtherNumber(position) < 0;
    }

    private void checkFilling(long position) {
        if (!census.isFilling(position)) {
            throw noPosition(position);
        }
    }

    // Moves by their indices.

    @Override
    protected final int moveCount() {
        return moves.count();
    }

    @Override
    protected final int[] movesOf(long position) {
        return finder.movesOf(position);
    }

    @Override
    protected final boolean fits(long position, int move) {
        return finder.fits(position, move);
    }

    @Override
    protected final long after(long position, int move) {
        return finder.after(position, move);
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
        throw sideIsMissing();
    }

    @Override
    public final long parse(String text, Player toMove) {
        return texts.parse(text, !isFirst(toMove));
    }
}
