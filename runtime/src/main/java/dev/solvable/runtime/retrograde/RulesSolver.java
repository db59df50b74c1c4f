package dev.solvable.runtime.retrograde;

import dev.solvable.GameRules;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Plan;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Solves games whose rules are a program, which may be wrong: what can be seen of that is an error. */
@ForGeneratedCode
public abstract class RulesSolver extends RetrogradeSolver {
    /** Room behind the last successor that there may be: who writes one too many is told, not the array. */
    private static final int GUARD = 64;

    private final GameRules rules;
    private final int most;

    /** Whether no two positions are images of each other. */
    private final boolean isPlain;

    /**
     * A solver that has solved nothing yet.
     *
     * @param game what the game declares
     * @param plan what the compiler chose
     * @param threads how many threads may work at once
     * @throws IllegalStateException where no position could have a move
     */
    protected RulesSolver(RulesGame game, Plan plan, int threads) {
        super(game.name(), game.board(), plan, threads);
        this.rules = game.rules();
        this.most = rules.mostMoves();
        if (most < 1) {
            throw new IllegalStateException("mostMoves() of " + game.name() + " is " + most + "; it is at least 1");
        }
        this.isPlain = !isOverridden(rules.getClass());
    }

    private static boolean isOverridden(Class<?> type) {
        try {
            return type.getMethod("canonical", long.class).getDeclaringClass() != GameRules.class;
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e); // the interface has it
        }
    }

    // The rules, and what may be wrong with them.

    @Override
    protected final long start() {
        return rules.start();
    }

    @Override
    public final int mostMoves() {
        return most + GUARD;
    }

    @Override
    public final int successors(long position, long[] into) {
        int count;
        try {
            count = rules.successors(position, into);
        } catch (RuntimeException e) {
            throw wrong("successors() throws " + e + ", and mostMoves() is " + most + ",", position, e);
        } catch (StackOverflowError e) {
            throw RulesGame.endless(name() + ".successors()", e);
        }
        if (count < 0 || count > most) {
            throw wrong("successors() says " + count + ", and mostMoves() is " + most + ",", position, null);
        }
        return count;
    }

    private long[] successors(long position) {
        long[] into = new long[mostMoves()];
        return Arrays.copyOf(into, successors(position, into));
    }

    @Override
    public final Outcome atEnd(long position) {
        Outcome outcome;
        try {
            outcome = rules.atEnd(position);
        } catch (RuntimeException e) {
            throw wrong("atEnd() throws " + e, position, e);
        }
        if (outcome == null) {
            throw wrong("atEnd() says null where there are no successors,", position, null);
        }
        return outcome;
    }

    @Override
    public final long canonical(long position) {
        try {
            return rules.canonical(position);
        } catch (RuntimeException e) {
            throw wrong("canonical() throws " + e, position, e);
        }
    }

    @Override
    protected final boolean symmetriesKeepStart() {
        return isPlain;
    }

    @Override
    final Walk newWalk() {
        return new RulesWalk(this);
    }

    /** Whose turn it is; {@link Player#EITHER} is nobody's. */
    final Player mover(long position) {
        Player mover = rules.toMove(position);
        if (mover != Player.FIRST && mover != Player.SECOND) {
            throw wrong("toMove() says " + mover, position, null);
        }
        return mover;
    }

    /** What to throw where rules contradict themselves on a position. */
    final IllegalStateException wrong(String what, long position, @Nullable Throwable cause) {
        return new IllegalStateException("the rules of " + name() + ": " + what + " on\n" + shown(position), cause);
    }

    /** A position as its text and its number. */
    final String shown(long position) {
        String text;
        try {
            text = rules.format(position) + "\n";
        } catch (RuntimeException e) {
            text = ""; // there is enough wrong already
        }
        return text + "(position " + position + ")";
    }

    // The questions of a solver.

    @Override
    protected final int moveCount() {
        return most;
    }

    /** A position makes sense where its text means it again, or where play begins or has led to it. */
    @Override
    protected final void check(long position) {
        if (isMet(position) || position == start()) {
            return;
        }
        long read;
        try {
            read = rules.parse(rules.format(position), rules.toMove(position));
        } catch (RuntimeException e) {
            IllegalArgumentException refusal = noPosition(position);
            refusal.initCause(e);
            throw refusal;
        }
        if (read != position) {
            throw new IllegalArgumentException(
                    position + " is no position of " + name() + ": its text reads back as " + read);
        }
    }

    @Override
    protected final boolean isOver(long position) {
        return successors(position, new long[mostMoves()]) == 0;
    }

    @Override
    protected final boolean fits(long position, int move) {
        return move < successors(position, new long[mostMoves()]);
    }

    @Override
    protected final int[] movesOf(long position) {
        return IntStream.range(0, successors(position, new long[mostMoves()])).toArray();
    }

    @Override
    protected final long after(long position, int move) {
        return successors(position)[move];
    }

    /** Without a position nobody knows what a move does. */
    @Override
    protected final String nameOf(int move) {
        return "move-" + move;
    }

    @Override
    protected final String nameOf(long position, int move) {
        long next = after(position, move);
        String name = rules.moveName(position, next);
        return name == null || name.isEmpty() ? changes(position, next) : name;
    }

    /** The names of the cells whose characters differ. */
    private String changes(long position, long next) {
        String before = rules.format(position).replaceAll("\\s", "");
        String after = rules.format(next).replaceAll("\\s", "");
        long changed = 0;
        for (int cell = 0; cell < cells; cell++) {
            boolean same = cell < before.length() && cell < after.length() && before.charAt(cell) == after.charAt(cell);
            changed |= same ? 0 : 1L << cell;
        }
        return changed == 0 ? "pass" : board.names(changed);
    }

    @Override
    protected final long cellsOf(int move) {
        return 0;
    }

    @Override
    protected final String text(long position) {
        return rules.format(position);
    }

    @Override
    public final String format(long position) {
        check(position);
        return text(position);
    }

    @Override
    public final long parse(String board) {
        throw sideIsMissing();
    }

    @Override
    public final long parse(String board, Player toMove) {
        Player side = isFirst(toMove) ? Player.FIRST : Player.SECOND;
        long position;
        try {
            position = rules.parse(board, side);
        } catch (IllegalArgumentException e) {
            throw e; // says what is wrong
        } catch (RuntimeException e) {
            throw new IllegalArgumentException("this is no board of " + name() + ":\n" + board, e);
        }
        if (mover(position) != side) {
            throw new IllegalArgumentException("on this board it is not the turn of " + side + ":\n" + board);
        }
        return position;
    }

    @Override
    public final Player toMove(long position) {
        check(position);
        return mover(position);
    }
}
