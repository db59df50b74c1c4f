package dev.solvable.processor.game.pieces;

import dev.solvable.Ending;
import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.processor.game.marks.Lines;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Plays a game of pieces by its model, plainly. A position is an array: a mask for each plane, then the pieces in hand
 * for each plane, then 0 where the first player is to move and 1 where the second is.
 */
public final class PiecePlay {
    private final PieceRules rules;
    private final int planes;
    private final List<List<PieceMove>> moves;

    /** Plays by these rules. */
    public PiecePlay(PieceRules rules) {
        this.rules = rules;
        this.planes = rules.planes();
        this.moves = List.of(
                rules.moves().stream().filter(PieceMove::byFirst).toList(),
                rules.moves().stream().filter(move -> !move.byFirst()).toList());
    }

    /** How many numbers a position has. */
    public int length() {
        return 2 * planes + 1;
    }

    /** The position at the start. */
    public long[] start() {
        long[] start = new long[length()];
        for (int plane = 0; plane < planes; plane++) {
            start[plane] = rules.start().get(plane);
            start[planes + plane] = rules.hand().get(plane);
        }
        return start;
    }

    /** The player to move, 0 or 1. */
    public int mover(long[] position) {
        return (int) position[2 * planes];
    }

    /** The cells that a player's pieces stand on. */
    public long pieces(long[] position, int player) {
        long cells = 0;
        for (int plane = player; plane < planes; plane += 2) {
            cells |= position[plane];
        }
        return cells;
    }

    /** The allowed moves of a position that no move has ended, in the order of the rules. */
    public List<PieceMove> moves(long[] position) {
        int player = mover(position);
        long own = pieces(position, player);
        long other = pieces(position, 1 - player);
        boolean places = hasHand(position, player);
        List<PieceMove> allowed = new ArrayList<>();
        for (PieceMove move : moves.get(player)) {
            long piece = move.places() ? inHand(position, move.plane()) : position[move.plane()] >>> move.from() & 1;
            if (move.places() == places && piece != 0 && allows(move, own, other)) {
                allowed.add(move);
            }
        }
        return allowed;
    }

    private static boolean allows(PieceMove move, long own, long other) {
        return ((own | other) & move.free()) == 0
                && (move.enemies() & ~other) == 0
                && (move.friends() & ~own) == 0
                && (move.anyone() & ~(own | other)) == 0
                && (move.besideAny() == 0 || (move.besideAny() & other) != 0)
                && (move.whenLeft() == 0 || Long.bitCount(own) == move.whenLeft());
    }

    /** What a position becomes under a symmetry. */
    public long[] image(long[] position, Symmetries.OfPieces symmetry) {
        long[] image = new long[position.length];
        for (int plane = 0; plane < planes; plane++) {
            int to = symmetry.planes()[plane];
            image[to] = Symmetries.image(symmetry.cells(), position[plane]);
            image[planes + to] = position[planes + plane];
        }
        image[2 * planes] = symmetry.exchanges() ? 1 - position[2 * planes] : position[2 * planes];
        return image;
    }

    private long inHand(long[] position, int plane) {
        return position[planes + plane];
    }

    private boolean hasHand(long[] position, int player) {
        for (int plane = player; plane < planes; plane += 2) {
            if (inHand(position, plane) > 0) {
                return true;
            }
        }
        return false;
    }

    /** The position after an allowed move. */
    public long[] after(PieceMove move, long[] position) {
        long[] after = position.clone();
        for (int plane = 0; plane < planes; plane++) {
            after[plane] &= ~move.taken();
        }
        if (move.places()) {
            after[planes + move.plane()]--;
        } else {
            after[move.plane()] &= ~(1L << move.from());
        }
        if (!move.leaves()) {
            after[move.plane()] |= 1L << move.to();
        }
        after[2 * planes] ^= 1;
        return after;
    }

    /** What the last move means for the player to move where it ended the game; whether there are moves is not seen. */
    public Optional<Ending> endedByMove(long[] position) {
        int mover = mover(position);
        if (hasLine(position, 1 - mover)) {
            return Optional.of(rules.lines().orElseThrow().completes() == Ending.WINS ? Ending.LOSES : Ending.WINS);
        }
        if (hasGoal(position, 1 - mover) || lacks(position, mover)) {
            return Optional.of(Ending.LOSES);
        }
        return lacks(position, 1 - mover) ? Optional.of(Ending.WINS) : Optional.empty();
    }

    /** Whether a player holds a line or has a piece on its goal. */
    boolean hasLineOrGoal(long[] position, int player) {
        return hasLine(position, player) || hasGoal(position, player);
    }

    private boolean hasLine(long[] position, int player) {
        return rules.lines().isPresent() && holdsLine(rules.lines().get(), pieces(position, player));
    }

    private boolean hasGoal(long[] position, int player) {
        for (PieceRules.Goal goal : rules.goals()) {
            if (goal.plane() % 2 == player && (position[goal.plane()] & goal.cells()) != 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean holdsLine(Lines lines, long cells) {
        for (long line : lines.masks()) {
            if ((line & ~cells) == 0) {
                return true;
            }
        }
        return false;
    }

    private boolean lacks(long[] position, int player) {
        for (PieceRules.Quota quota : rules.quotas()) {
            if (quota.planes().get(0) % 2 == player) {
                long pieces = 0;
                for (int plane : quota.planes()) {
                    pieces += Long.bitCount(position[plane]) + inHand(position, plane);
                }
                if (pieces < quota.than()) {
                    return true;
                }
            }
        }
        return false;
    }
}
