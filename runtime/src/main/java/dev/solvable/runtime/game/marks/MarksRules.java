package dev.solvable.runtime.game.marks;

import dev.solvable.Choice;
import dev.solvable.Encoding;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.runtime.Rules;
import dev.solvable.runtime.RulesCheck;
import dev.solvable.runtime.Scores;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongConsumer;

/**
 * The rules of games in which each turn puts a mark on an empty cell: the player to move, positions that make sense,
 * endings, reachable positions, and texts.
 *
 * <p>The class of a game overrides some of {@link #hasLine}, {@link #completesLine}, {@link #threats},
 * {@link #mayHaveLineFirst}, {@link #key} or {@link #hasWon}. Unless overridden, all but the last use the declared
 * lines.
 */
public class MarksRules extends Rules {
    /** What the game declares. */
    public final MarksGame game;

    /** The encoding of positions. */
    public final MarksCode code;

    /** The lowest cell of each column if marks fall; else none. */
    private final long bottoms;

    /** The bit above the top cell of each column if marks fall; else none. */
    private final long guards;

    /** Whether the win check has passed its trial; two threads may try it at once. */
    private volatile boolean hasPassed;

    private final CanonicalKey keys;

    /** The encoding of the callers' numbers: base 3 if they have other numbers than the solver. */
    private final MarksCode callers;

    /**
     * The rules of a game.
     *
     * @param game what it declares
     * @param encoding how callers number positions
     */
    public MarksRules(MarksGame game, Encoding encoding) {
        this(game, encoding, CanonicalKey.ITSELF);
    }

    /** The same for a game whose symmetric states have one key. */
    public MarksRules(MarksGame game, Encoding encoding, CanonicalKey keys) {
        super(game.name(), game.code().board);
        this.game = game;
        this.code = game.code();
        this.keys = keys;
        boolean translates = encoding == Encoding.TERNARY && !(code instanceof MarksCode.BaseThree);
        this.callers = translates ? MarksCode.baseThree(board) : code;
        this.bottoms = code instanceof ColumnBitboard columns ? columns.bottoms() : 0;
        this.guards = code instanceof ColumnBitboard columns ? columns.tops() << 1 : 0;
    }

    // Overridden by the class of a game.

    /** Whether marks hold a line anywhere; a game with many lines finds them by shifts. */
    public boolean hasLine(long marks) {
        for (long line : game.lines()) {
            if (holds(marks, line)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether marks up to this bit hold a line whose highest cell is this bit. If marks are added from the lowest bit
     * up, no other line can be new. Generated, with the lines unrolled, if the engine calls it.
     */
    public boolean completesLine(long marks, int bit) {
        return hasLine(marks);
    }

    /** The cells, free or taken, that complete a line for these marks. */
    public long threats(long marks) {
        long threats = 0;
        for (long line : game.lines()) {
            long missing = line & ~marks;
            if ((missing & missing - 1) == 0) {
                threats |= missing;
            }
        }
        return threats;
    }

    /**
     * Whether one side may complete a line first, if each cell that the other side does not get is its own. It may not
     * if each of its lines is above a line of the same shape of the other side.
     */
    public boolean mayHaveLineFirst(long ours, long theirs) {
        return hasLine(ours);
    }

    /** The cells below the lowest of these in each column; whole columns if there is none. */
    protected final long below(long marked) {
        long guarded = marked | guards;
        return guarded - bottoms & ~guarded;
    }

    /**
     * The canonical key of a state: the position of one of its images, or the mask if marks are of one kind.
     *
     * @param own the marks of the player to move, or of the first kind if marks are not the players' own
     */
    public long key(long own, long other) {
        return game.choice() == Choice.SHARED ? keys.of(own) : keys.of(own, other, code);
    }

    /**
     * The win check of the declaration; false if there is none.
     *
     * @param own the owner's cells, cell i as bit i
     * @param other the cells of the other player
     */
    public boolean hasWon(long own, long other, Player owner) {
        return false;
    }

    /** Whether the declaration has a win check. */
    public boolean hasWinCheck() {
        return false;
    }

    // The game.

    /** Whether a player's marks have ended the game: by a line, or as the win check says. */
    public final boolean hasEnded(long own, long other, boolean isFirst) {
        return hasWinCheck() ? fulfilsWinCheck(own, other, isFirst) : game.endsByLinesOf(isFirst) && hasLine(own);
    }

    private boolean fulfilsWinCheck(long own, long other, boolean isFirst) {
        try {
            return hasWon(code.cells(own), code.cells(other), isFirst ? Player.FIRST : Player.SECOND);
        } catch (StackOverflowError e) {
            throw new IllegalStateException(
                    "the win check of " + name + " calls itself without end; it must not ask the game's solver", e);
        }
    }

    @Override
    protected final Optional<RulesCheck.Trial> trial(long seed) {
        return hasWinCheck() ? Optional.of(new WinCheckTrial(this, seed)) : Optional.empty();
    }

    @Override
    public final void sampleMethods(LongConsumer into) {
        if (hasWinCheck()) {
            new WinCheckTrial(this, 1).sampleAnswers(into);
        }
    }

    /**
     * Tries the win check on a few fillings, before answers depend on it. Once it has passed, does nothing.
     *
     * @throws IllegalStateException if it contradicts itself, with the fillings that show it
     */
    public final void tryWinCheck() {
        if (hasWinCheck() && !hasPassed) {
            new WinCheckTrial(this, 1).pass();
            hasPassed = true;
        }
    }

    /** Whether the game is over with these marks. */
    protected final boolean isOver(long first, long second) {
        return (first | second) == code.full() || hasEnded(first, second, true) || hasEnded(second, first, false);
    }

    /** Whether the first player is to move. */
    public final boolean firstMoves(long position) {
        return game.choice() == Choice.OWN
                ? Long.bitCount(code.first(position)) == Long.bitCount(code.second(position))
                : (Long.bitCount(code.taken(position)) & 1) == 0;
    }

    @Override
    public final boolean hasMovesInARow() {
        return game.again();
    }

    @Override
    public final boolean keepsTurn(long position, long successor) {
        return game.again() && gain(position, successor) > 0;
    }

    /** The number of lines that the mark of the move completes. */
    @Override
    public final int gain(long position, long successor) {
        if (!game.scores()) {
            return 0;
        }
        long first = code.first(successor);
        long mark = code.taken(successor) & ~code.taken(position);
        return completedBy(mark, (first & mark) != 0 ? first : code.second(successor));
    }

    /**
     * The number of lines that a mark completes.
     *
     * @param marks the marks of its kind, itself included
     */
    public final int completedBy(long mark, long marks) {
        int completed = 0;
        for (long line : game.lines()) {
            if ((line & mark) != 0 && holds(marks, line)) {
                completed++;
            }
        }
        return completed;
    }

    @Override
    protected final void checkFilling(long position) {
        if (!game.isFilling(code, position)) {
            throw noPosition(position);
        }
    }

    @Override
    public final void check(long position) {
        if (isPosition(position)) {
            return;
        }
        checkFilling(position);
        long first = code.first(position);
        long second = code.second(position);
        if (!isInTurns(first, second)) {
            throw new IllegalArgumentException("no turn order gives " + Long.bitCount(first) + " '"
                    + game.marks().charAt(0) + "' and " + Long.bitCount(second) + " '"
                    + game.marks().charAt(1) + "' on\n" + text(position));
        }
        tryWinCheck(); // throws if the fault is the check's, not the board's
        throw new IllegalArgumentException(
                "both players have " + (hasWinCheck() ? "won" : "a line") + " on\n" + text(position));
    }

    /** Whether some order of turns gives these marks; always true if marks are not the players' own. */
    private boolean isInTurns(long first, long second) {
        int ahead = Long.bitCount(first) - Long.bitCount(second);
        return game.choice() != Choice.OWN || ahead == 0 || ahead == 1;
    }

    @Override
    public final boolean isOver(long position) {
        return isOver(code.first(position), code.second(position));
    }

    @Override
    public final boolean isPosition(long position) {
        if (!game.isFilling(code, position)) {
            return false;
        }
        long first = code.first(position);
        long second = code.second(position);
        return game.choice() != Choice.OWN
                || isInTurns(first, second) && !(hasEnded(first, second, true) && hasEnded(second, first, false));
    }

    /** The key with the first player's marks as the mover's own: the side to move does not matter here. */
    @Override
    public final long canonical(long position) {
        long key = key(code.first(position), code.second(position));
        return game.choice() == Choice.SHARED ? code.positionOf(key, 0) : key;
    }

    @Override
    public final int successors(long position, long[] into) {
        if (isOver(position)) {
            return 0;
        }
        long playable = code.playable(code.taken(position));
        boolean ofEither = game.choice() == Choice.ANY;
        boolean asFirst = game.choice() != Choice.OWN || firstMoves(position);
        int count = 0;
        for (int cell = 0; cell < cells; cell++) { // cells are in the order of moves, bits are not
            int bit = code.bit(cell);
            if ((playable >>> bit & 1) != 0) {
                into[count] = toCaller(code.marked(position, bit, asFirst));
                count++;
                if (ofEither) {
                    into[count] = toCaller(code.marked(position, bit, false));
                    count++;
                }
            }
        }
        return count;
    }

    @Override
    public final Outcome atEnd(long position) {
        boolean firstMoves = firstMoves(position);
        boolean endedByFirst = hasEnded(code.first(position), code.second(position), true);
        boolean isEnded = endedByFirst || hasEnded(code.second(position), code.first(position), false);
        int score = game.fullBoardScore();
        if (isEnded) {
            int owners = endedByFirst == firstMoves ? game.ownerScore() : -game.ownerScore();
            score = game.choice() == Choice.OWN ? owners : game.lineScore(firstMoves);
        }
        return Scores.outcome(score);
    }

    @Override
    public final int moveCount() {
        return game.choice() == Choice.ANY ? 2 * cells : cells;
    }

    private int cellOf(int move) {
        return game.choice() == Choice.ANY ? move / 2 : move;
    }

    @Override
    public final boolean fits(long position, int move) {
        return (code.playable(code.taken(position)) >>> code.bit(cellOf(move)) & 1) != 0;
    }

    @Override
    public final long after(long position, int move) {
        Choice choice = game.choice();
        boolean asFirst = choice == Choice.OWN ? firstMoves(position) : choice == Choice.SHARED || move % 2 == 0;
        return code.marked(position, code.bit(cellOf(move)), asFirst);
    }

    @Override
    public final String nameOf(int move) {
        String cell = board.name(cellOf(move));
        return game.choice() == Choice.ANY ? game.marks().charAt(move % 2) + "-" + cell : cell;
    }

    @Override
    public final long cellsOf(int move) {
        return 1L << cellOf(move);
    }

    @Override
    public final long[] cellsOfLines() {
        long[] lines = game.lines();
        long[] all = new long[lines.length];
        for (int i = 0; i < all.length; i++) {
            all[i] = code.cells(lines[i]);
        }
        return all;
    }

    @Override
    public final int pliesToDraw(long position) {
        return cells - Long.bitCount(code.taken(position)); // a draw fills the board
    }

    // Positions and their texts.

    @Override
    public final int positionBits() {
        return callers.positionBits();
    }

    @Override
    public final long initial() {
        return code.initial();
    }

    @Override
    public final Player toMove(long position) {
        return game.again() ? Player.EITHER : firstMoves(position) ? Player.FIRST : Player.SECOND;
    }

    @Override
    public final long parse(String text) {
        long[] filled = board.parse(game.marks(), text);
        return positionOf(filled[0], filled[1]);
    }

    /** The position with marks of each kind on these cells, cell i as bit i; refuses marks that hang. */
    private long positionOf(long firstCells, long secondCells) {
        long first = code.bits(firstCells);
        long second = code.bits(secondCells);
        code.checkSettled(first | second, name);
        return code.positionOf(first, second);
    }

    @Override
    public final long parse(String text, Player toMove) {
        long position = parse(text);
        if (game.again()) {
            Objects.requireNonNull(toMove, "toMove");
            return position; // both players have the same moves
        }
        if (!isInTurns(code.first(position), code.second(position)) || toMove != toMove(position)) {
            throw new IllegalArgumentException("it cannot be the turn of " + toMove + " on\n" + text(position));
        }
        return position;
    }

    @Override
    public final String text(long position) {
        return board.format(game.marks(), code.cells(code.first(position)), code.cells(code.second(position)));
    }

    @Override
    public final boolean translates() {
        return callers != code;
    }

    @Override
    public final long fromCaller(long number) {
        if (!translates()) {
            return number;
        }
        if (!game.isFilling(callers, number)) {
            throw noPosition(number);
        }
        return positionOf(callers.first(number), callers.second(number));
    }

    @Override
    public final long toCaller(long position) {
        return translates()
                ? callers.positionOf(code.cells(code.first(position)), code.cells(code.second(position)))
                : position;
    }

    // Reachability.

    @Override
    public final boolean isReachable(long position) {
        checkFilling(position);
        return new MarksReachability(this).isReachable(code.first(position), code.second(position));
    }
}
