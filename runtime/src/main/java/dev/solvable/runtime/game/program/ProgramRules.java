package dev.solvable.runtime.game.program;

import dev.solvable.GameRules;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.ScoredRules;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.PositionKeys;
import java.util.Arrays;
import java.util.function.LongPredicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Rules that are a program. The program may be wrong; each fault that shows is an error. */
public final class ProgramRules extends EndlessRules {
    /** Extra room after the last possible successor, so that a program that writes too many gets our message. */
    private static final int GUARD = 64;

    private final GameRules program;

    /** The program, if the game is played for points; else null. */
    private final @Nullable ScoredRules scored;

    private final int most;
    private final PositionKeys keys;
    private final PositionKeys keysFromStart;

    /** The positions reachable from the start; null until they are known. */
    private volatile @Nullable LongPredicate reachable;

    /**
     * The rules of a game.
     *
     * @param name its name, nested names joined with a dot
     * @param board its board
     * @param maker the constructor of the program
     * @throws IllegalStateException if the maximum number of moves is less than 1 or more than a million, or if the
     *     constructor recurses without end
     */
    public ProgramRules(String name, Board board, Supplier<GameRules> maker) {
        super(name, board);
        this.program = called("new " + name + "()", maker);
        this.scored = program instanceof ScoredRules rules ? rules : null;
        this.most = program.mostMoves();
        if (most < 1 || most > MAX_MOVES) {
            throw new IllegalStateException("mostMoves() of " + name + " is " + most + "; it is at least 1"
                    + (most < 1 ? "" : ", and at most " + MAX_MOVES));
        }
        this.keys = new CheckedKeys(this);
        this.keysFromStart = hasImages(program.getClass()) ? PositionKeys.ITSELF : keys;
    }

    private static boolean hasImages(Class<?> type) {
        try {
            return type.getMethod("canonical", long.class).getDeclaringClass() != GameRules.class;
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e); // the interface has it
        }
    }

    // The program, and what may be wrong with it.

    private IllegalStateException failed(String method, long position, Throwable e) {
        return e instanceof StackOverflowError overflow
                ? endless(name + "." + method + "()", overflow)
                : wrong(method + "() throws " + e, position, e);
    }

    @Override
    public long initial() {
        return called(name + ".start()", program::start);
    }

    @Override
    public int mostMoves() {
        return most + GUARD;
    }

    @Override
    public int successors(long position, long[] into) {
        int count;
        try {
            count = program.successors(position, into);
        } catch (ArrayIndexOutOfBoundsException e) {
            throw wrong("successors() throws " + e + ", and mostMoves() is " + most + ",", position, e);
        } catch (RuntimeException | StackOverflowError e) {
            throw failed("successors", position, e);
        }
        if (count < 0 || count > most) {
            throw wrong("successors() says " + count + ", and mostMoves() is " + most + ",", position);
        }
        return count;
    }

    long[] successors(long position) {
        long[] into = new long[mostMoves()];
        return Arrays.copyOf(into, successors(position, into));
    }

    @Override
    public Outcome atEnd(long position) {
        if (scored != null) {
            return Outcome.DRAW; // nothing is scored after the end
        }
        Outcome outcome;
        try {
            outcome = program.atEnd(position);
        } catch (RuntimeException | StackOverflowError e) {
            throw failed("atEnd", position, e);
        }
        if (outcome == null) {
            throw wrong("atEnd() says null where there are no successors,", position);
        }
        return outcome;
    }

    long image(long position) {
        try {
            return program.canonical(position);
        } catch (RuntimeException | StackOverflowError e) {
            throw failed("canonical", position, e);
        }
    }

    @Override
    public PositionKeys keys() {
        return keys;
    }

    @Override
    public PositionKeys keysFromStart() {
        return keysFromStart;
    }

    /** The player to move; refuses {@link Player#EITHER}. */
    Player mover(long position) {
        Player mover;
        try {
            mover = program.toMove(position);
        } catch (RuntimeException | StackOverflowError e) {
            throw failed("toMove", position, e);
        }
        if (mover != Player.FIRST && mover != Player.SECOND) {
            throw wrong("toMove() says " + mover, position);
        }
        return mover;
    }

    @Override
    public boolean hasMovesInARow() {
        return true;
    }

    @Override
    public boolean keepsTurn(long position, long successor) {
        return mover(position) == mover(successor);
    }

    boolean hasGains() {
        return scored != null;
    }

    @Override
    public int gain(long position, long successor) {
        if (scored == null) {
            return 0;
        }
        try {
            return scored.gain(position, successor);
        } catch (RuntimeException e) {
            throw wrong("gain() throws " + e + " for the move to\n" + shown(successor) + "\n", position, e);
        } catch (StackOverflowError e) {
            throw failed("gain", position, e);
        }
    }

    @Override
    public int pliesLeft(long position) {
        try {
            return program.pliesLeft(position);
        } catch (RuntimeException | StackOverflowError e) {
            throw failed("pliesLeft", position, e);
        }
    }

    // Single positions.

    @Override
    public void onceSolved(LongPredicate met) {
        reachable = met;
    }

    /** A position makes sense if its text reads back as this position, if it is the start, or if it is reachable. */
    @Override
    public void check(long position) {
        LongPredicate met = reachable;
        if (met != null && met.test(position) || position == initial()) {
            return;
        }
        long read;
        try {
            read = program.parse(program.format(position), program.toMove(position));
        } catch (RuntimeException e) {
            IllegalArgumentException refusal = noPosition(position);
            refusal.initCause(e);
            throw refusal;
        } catch (StackOverflowError e) {
            throw endless(name + ".format(), parse() or toMove()", e);
        }
        if (read != position) {
            throw new IllegalArgumentException(
                    position + " is no position of " + name + ": its text reads back as " + read);
        }
    }

    @Override
    public boolean makesSense(long position) {
        check(position);
        return true;
    }

    @Override
    public int moveCount() {
        return most;
    }

    @Override
    public boolean fits(long position, int move) {
        return move < successors(position).length;
    }

    @Override
    public int[] movesOf(long position) {
        return IntStream.range(0, successors(position).length).toArray();
    }

    @Override
    public long after(long position, int move) {
        return successors(position)[move];
    }

    /** A move means different things in different positions. */
    @Override
    public String nameOf(int move) {
        return "move-" + move;
    }

    @Override
    public String nameOf(long position, int move) {
        long next = after(position, move);
        String said = called(name + ".moveName()", () -> program.moveName(position, next));
        return said == null || said.isEmpty() ? changes(position, next) : said;
    }

    /** The names of the cells whose characters differ. */
    private String changes(long position, long next) {
        String before = text(position).replaceAll("\\s", "");
        String after = text(next).replaceAll("\\s", "");
        long changed = 0;
        for (int cell = 0; cell < board.cells(); cell++) {
            boolean same = cell < before.length() && cell < after.length() && before.charAt(cell) == after.charAt(cell);
            changed |= same ? 0 : 1L << cell;
        }
        return changed == 0 ? "pass" : board.names(changed);
    }

    @Override
    public long cellsOf(int move) {
        return 0;
    }

    @Override
    public String text(long position) {
        String text = called(name + ".format()", () -> program.format(position));
        if (text == null) {
            throw new IllegalStateException("the rules of " + name + ": format() says null on position " + position);
        }
        String[] rows = text.split("\n", -1);
        for (int cell = 0; cell < cells; cell++) {
            int row = board.row(cell);
            int column = board.column(cell);
            if (row >= rows.length
                    || column >= rows[row].length()
                    || Character.isWhitespace(rows[row].charAt(column))) {
                throw new IllegalStateException("the rules of " + name + ": format() has no character for cell "
                        + board.name(cell) + " on position " + position);
            }
        }
        return text;
    }

    @Override
    protected long parse(String text, boolean first) {
        Player side = first ? Player.FIRST : Player.SECOND;
        long position;
        try {
            position = program.parse(text, side);
        } catch (IllegalArgumentException e) {
            throw e; // says what is wrong
        } catch (RuntimeException e) {
            throw new IllegalArgumentException("this is no board of " + name + ":\n" + text, e);
        } catch (StackOverflowError e) {
            throw endless(name + ".parse()", e);
        }
        if (mover(position) != side) {
            throw new IllegalArgumentException("on this board it is not the turn of " + side + ":\n" + text);
        }
        return position;
    }

    @Override
    public boolean isFirstToMove(long position) {
        return mover(position) == Player.FIRST;
    }
}
