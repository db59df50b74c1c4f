package dev.solvable.runtime;

import dev.solvable.Ending;
import dev.solvable.Outcome;
import dev.solvable.Player;
import java.util.Objects;

/**
 * The rules that games of tiles and of move sources share: cells are taken one way only, and the game is over when the
 * player to move has no move. A position begins with the mask of the taken cells; where the players have moves of their
 * own, the bit above the cells is set when the second player is to move.
 */
@ForGeneratedCode
public abstract class TakenSolver extends GameSolver {
    /** Every cell of the board, cell i as bit i. */
    protected final long full;

    /** The bit that is set where the second player is to move; 0 where the number of tiles tells, or nobody asks. */
    protected final long side;

    private final TakenGame game;

    TakenSolver(TakenGame game, Plan plan, int threads) {
        super(game.name(), game.board(), plan, threads);
        this.game = game;
        this.full = board.mask();
        this.side = game.side();
    }

    /** Whether the first player is to move; always, where it makes no difference. */
    protected abstract boolean firstMoves(long position);

    @Override
    protected final void check(long position) {
        if ((position & ~(full | side)) != 0) {
            throw noPosition(position);
        }
    }

    /** The score of a position without a move, for the player to move. */
    protected final int noMovesScore() {
        return Scores.withoutMove(game.noMoves(), won);
    }

    @Override
    protected final boolean alwaysDrawn() {
        return game.noMoves() == Ending.DRAWS;
    }

    /** The taken cells of a position. */
    protected final long taken(long position) {
        return position & full;
    }

    /** The outcome by its score, which has no sign where every play is drawn. */
    @Override
    protected Outcome outcomeOf(long position) {
        if (alwaysDrawn()) {
            check(position);
            return Outcome.DRAW;
        }
        return super.outcomeOf(position);
    }

    @Override
    protected final boolean isOver(long position) {
        int count = moveCount();
        for (int move = 0; move < count; move++) {
            if (fits(position, move)) {
                return false;
            }
        }
        return true;
    }

    /** The game is over where no move fits: nothing else has to be asked. */
    @Override
    public final int successors(long number, long[] into) {
        return fitting(fromCaller(number), into);
    }

    @Override
    public final Player toMove(long number) {
        long position = fromCaller(number);
        check(position);
        return !game.isPartizan() ? Player.EITHER : firstMoves(position) ? Player.FIRST : Player.SECOND;
    }

    @Override
    public final Outcome atEnd(long number) {
        return switch (game.noMoves()) {
            case WINS -> Outcome.WIN;
            case LOSES -> Outcome.LOSS;
            case DRAWS -> Outcome.DRAW;
        };
    }

    @Override
    protected final int pliesToDraw(long position) {
        throw new IllegalStateException("a draw by this rule has a score that is not 0");
    }

    @Override
    protected final String text(long position) {
        return board.format(game.marks(), taken(position));
    }

    @Override
    protected final String nameOf(int move) {
        return board.names(cellsOf(move));
    }

    /** The taken cells of a text. */
    private long read(String text) {
        return board.parse(game.marks(), text)[0];
    }

    @Override
    public final long parse(String text) {
        if (game.isPartizan()) {
            throw sideIsMissing();
        }
        return toCaller(read(text));
    }

    @Override
    public final long parse(String text, Player toMove) {
        if (!game.isPartizan()) {
            Objects.requireNonNull(toMove);
            return parse(text); // the moves are the same whoever is to move
        }
        boolean isFirst = isFirst(toMove);
        long taken = read(text);
        long position = isFirst ? taken : taken | side;
        if (firstMoves(position) != isFirst) {
            throw new IllegalArgumentException("it cannot be the turn of " + toMove + " on\n" + text(position));
        }
        return toCaller(position);
    }

    @Override
    public final String format(long number) {
        long position = fromCaller(number);
        check(position);
        return text(position);
    }

    @Override
    public final long initial() {
        return 0;
    }
}
