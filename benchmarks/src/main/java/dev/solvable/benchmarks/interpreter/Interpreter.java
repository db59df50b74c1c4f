package dev.solvable.benchmarks.interpreter;

import dev.solvable.Choice;
import dev.solvable.Ending;
import dev.solvable.Outcome;
import dev.solvable.Player;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Plays any game perfectly by reading its {@link Rules}: negamax over bit masks, with a hash map of known values. It
 * shares no code with the generated solvers. It checks only lines that the last move could complete. A search for the
 * outcome alone stops at the first winning move.
 */
public final class Interpreter {
    private final Rules rules;
    private final Rules.Move[] moves;
    /** For each cell the lines through it. */
    private final long[][] linesThrough;

    private final boolean own;
    private final boolean sidesMatter;
    private final Map<Position, Byte> outcomes = new HashMap<>();
    private final Map<Position, Byte> scores = new HashMap<>();
    private final Map<Position, Byte> nimbers = new HashMap<>();

    public Interpreter(Rules rules) {
        this.rules = rules;
        moves = rules.moves().toArray(Rules.Move[]::new);
        own = rules.kind() == Choice.OWN;
        sidesMatter = own || rules.partizanTiles();
        linesThrough = new long[Long.SIZE][];
        Arrays.setAll(
                linesThrough,
                cell -> rules.lines().stream()
                        .filter(line -> (line >>> cell & 1) != 0)
                        .mapToLong(line -> line)
                        .toArray());
    }

    /**
     * Reads a board of {@code .}, {@code x} or {@code #}, and {@code o}; white space is ignored.
     *
     * @param toMove who is to move; matters only if the players have marks or moves of their own
     */
    public Position parse(String board, Player toMove) {
        long first = 0;
        long second = 0;
        int cell = 0;
        for (int i = 0; i < board.length(); i++) {
            char c = board.charAt(i);
            if (Character.isWhitespace(c)) {
                continue;
            }
            if (c == 'o') {
                second |= 1L << cell;
            } else if (c != '.') {
                first |= 1L << cell;
            }
            cell++;
        }
        return new Position(first, second, !sidesMatter || toMove != Player.SECOND);
    }

    /** The outcome for the side to move. */
    public Outcome outcome(Position position) {
        int sign = finished(position) ? Integer.signum(Score.ofFinished(result(position))) : sign(position);
        return sign > 0 ? Outcome.WIN : sign < 0 ? Outcome.LOSS : Outcome.DRAW;
    }

    /** The outcome for the side to move and the plies to the end, as {@link Score#text(int)} writes them. */
    public String value(Position position) {
        return Score.text(finished(position) ? Score.ofFinished(result(position)) : score(position));
    }

    /** The Grundy value, for games in which both players have the same moves. */
    public int nimber(Position position) {
        return finished(position) ? 0 : grundy(position);
    }

    /**
     * Evaluates the outcome of every valid position.
     *
     * @param cells the number of cells of the board
     */
    public void solve(int cells) {
        new Fillings(this, rules, cells).forEach(this::outcome);
    }

    /** The number of evaluated positions, summed over the kinds of values. */
    public long positions() {
        return (long) outcomes.size() + scores.size() + nimbers.size();
    }

    /** 1, 0 or -1 for a win, a draw or a loss of the side to move, in a game that no line has ended. */
    private int sign(Position position) {
        Byte known = outcomes.get(position);
        if (known != null) {
            return known;
        }
        int best = -2;
        for (Rules.Move move : moves) {
            if (isLegal(move, position)) {
                Position next = play(position, move);
                int value = ends(next, move, position.firstToMove()) ? Score.sign(rules.completes()) : -sign(next);
                best = Math.max(best, value);
                if (best == 1) {
                    break;
                }
            }
        }
        byte result = (byte) (best == -2 ? Score.sign(rules.noMoves()) : best);
        outcomes.put(position, result);
        return result;
    }

    /** The score of a position in a game that no line has ended. */
    private int score(Position position) {
        Byte known = scores.get(position);
        if (known != null) {
            return known;
        }
        int best = Integer.MIN_VALUE;
        for (Rules.Move move : moves) {
            if (isLegal(move, position)) {
                Position next = play(position, move);
                int after = ends(next, move, position.firstToMove())
                        ? Score.ofFinished(Score.opposite(rules.completes()))
                        : score(next);
                best = Math.max(best, Score.before(after));
            }
        }
        byte result = (byte) (best == Integer.MIN_VALUE ? Score.ofFinished(rules.noMoves()) : best);
        scores.put(position, result);
        return result;
    }

    private int grundy(Position position) {
        Byte known = nimbers.get(position);
        if (known != null) {
            return known;
        }
        BitSet reached = new BitSet();
        for (Rules.Move move : moves) {
            if (isLegal(move, position)) {
                Position next = play(position, move);
                reached.set(ends(next, move, true) ? 0 : grundy(next));
            }
        }
        byte result = (byte) reached.nextClearBit(0);
        nimbers.put(position, result);
        return result;
    }

    private static boolean isLegal(Rules.Move move, Position position) {
        long taken = position.taken();
        return (taken & move.requiredEmpty()) == 0
                && (taken & move.requiredTaken()) == move.requiredTaken()
                && move.by() != (position.firstToMove() ? Player.SECOND : Player.FIRST);
    }

    private Position play(Position position, Rules.Move move) {
        boolean putsSecond = own ? !position.firstToMove() : move.second();
        return new Position(
                putsSecond ? position.first() : position.first() | move.filled(),
                putsSecond ? position.second() | move.filled() : position.second(),
                sidesMatter != position.firstToMove());
    }

    /** Whether a move, after which the position is {@code next}, ended the game by a line or by the game's own rule. */
    private boolean ends(Position next, Rules.Move move, boolean byFirst) {
        boolean second = own ? !byFirst : move.second();
        long marks = second ? next.second() : next.first();
        if (!rules.lines().isEmpty()) {
            for (long line : linesThrough[Long.numberOfTrailingZeros(move.filled())]) {
                if ((marks & line) == line) {
                    return true;
                }
            }
        }
        Rules.WinCheck check = rules.winCheck();
        return check != null
                && check.hasWon(marks, second ? next.first() : next.second(), byFirst ? Player.FIRST : Player.SECOND);
    }

    /** Whether the position is valid: the players have not both won. */
    boolean makesSense(Position position) {
        return !(completed(position, true) && completed(position, false));
    }

    /** Whether a line, or the game's own rule, has ended the game before the side to move could move. */
    private boolean finished(Position position) {
        return completed(position, true) || completed(position, false);
    }

    private boolean completed(Position position, boolean first) {
        long marks = first ? position.first() : position.second();
        long others = first ? position.second() : position.first();
        Rules.WinCheck check = rules.winCheck();
        return rules.lines().stream().anyMatch(line -> (marks & line) == line)
                || (check != null && check.hasWon(marks, others, first ? Player.FIRST : Player.SECOND));
    }

    /** The result of a finished game for the side to move. */
    private Ending result(Position position) {
        boolean ownLine = own && completed(position, position.firstToMove());
        return ownLine ? rules.completes() : Score.opposite(rules.completes());
    }

    /** The indices of the legal moves of a position, ascending; empty if the game is over. */
    public List<Integer> legalMoves(Position position) {
        List<Integer> legal = new ArrayList<>();
        for (int move = 0; move < moves.length && !finished(position); move++) {
            if (isLegal(moves[move], position)) {
                legal.add(move);
            }
        }
        return legal;
    }
}
