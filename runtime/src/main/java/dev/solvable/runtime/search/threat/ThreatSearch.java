package dev.solvable.runtime.search.threat;

import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.search.ParallelScoreSearch;
import org.jspecify.annotations.Nullable;

/**
 * The search for lines of own marks by one thread: negamax over states in which the mover has a choice, asked with null
 * windows. A state's moves are settled without search where that can be, then looked up, then put in order, and only
 * then searched.
 *
 * <p>Scores here say when the game ends, see {@link MtdDriver}.
 */
final class ThreatSearch extends ParallelScoreSearch {
    private static final int OPEN = ForcedMoves.OPEN;

    private final MarksRules rules;

    /** What needs no search. */
    final ForcedMoves forced;

    private final MoveRanking ranking;

    private final int won;
    private final int maxMoves;

    /**
     * For each number of marks, how many moves of the state under search are open: neither settled nor known. The
     * arrays below have places for {@link #maxMoves} moves for each number of marks.
     */
    private final int[] open;

    /** The open moves in the order in which they are searched, as places. */
    private final int[] order;

    /** How promising each of them is, in the same order. */
    private final int[] ranks;

    /** The cell of each move as a mask. */
    private final long[] moves;

    /** The cells that complete a line for the mover after each move. */
    private final long[] threats;

    /** The mover's marks where each move and the forced replies after it lead. */
    private final long[] owns;

    /** The other player's marks there. */
    private final long[] others;

    /** The key of the state there. */
    private final long[] childKeys;

    /** What is known of it. */
    private final long[] childKnown;

    /**
     * A search.
     *
     * @param maxMoves the most moves of a state
     */
    ThreatSearch(MarksRules rules, MoveRanking ranking, Share share, int maxMoves) {
        super(rules.cells, share);
        int cells = rules.cells;
        this.rules = rules;
        this.forced = new ForcedMoves(rules);
        this.ranking = ranking;
        this.won = cells + 1;
        this.maxMoves = maxMoves;
        int places = (cells + 1) * maxMoves;
        this.open = new int[cells + 1];
        this.order = new int[places];
        this.ranks = new int[places];
        this.moves = new long[places];
        this.threats = new long[places];
        this.owns = new long[places];
        this.others = new long[places];
        this.childKeys = new long[places];
        this.childKnown = new long[places];
    }

    /** The bytes of the lists of one thread. */
    static long bytesOfLists(int cells, int maxMoves) {
        return (cells + 1L) * (Integer.BYTES + maxMoves * (2L * Integer.BYTES + 6L * Long.BYTES));
    }

    @Override
    protected int depth(long own, long other) {
        return Long.bitCount(own | other);
    }

    /** The score of an open state. */
    @Override
    public int search(long own, long other, int alpha, int beta) {
        long key = rules.key(own, other);
        return search(own, other, alpha, beta, key, tables.lookUp(depth(own, other), key));
    }

    private int search(long own, long other, int alpha, int beta, long key, long known) {
        long before = states();
        countState();
        int marks = Long.bitCount(own | other);
        int lower = known != 0 ? tables.lower(known) : forced.soonestLoss(marks + 4);
        int upper = known != 0 ? tables.upper(known) : forced.soonestWin(marks + 3);
        int from = Math.max(alpha, lower);
        int to = Math.min(beta, upper);
        if (from >= to) {
            return to < beta ? to : from;
        }
        long otherThreats = rules.threats(other);
        int best = settleMoves(own, other, otherThreats, from, to);
        if (best < to) {
            best = Math.max(best, lookUpMoves(marks, Math.max(from, best), to));
        }
        if (best < to && open[marks] > 0) {
            rankMoves(own, other, otherThreats);
            int alphaOfMoves = Math.max(from, best);
            int betaOfMoves = upperEnd(marks, to);
            int searched = isShared(marks)
                    ? searchTogether(marks, key, own, other, alphaOfMoves, betaOfMoves)
                    : searchMoves(own, other, alphaOfMoves, betaOfMoves, null);
            best = Math.max(best, searched);
        }
        tables.remember(marks, key, best > from ? best : lower, best < to ? best : upper, states() - before);
        return best;
    }

    /** The best score among the moves of a state that can be settled; the others become its open moves. */
    private int settleMoves(long own, long other, long otherThreats, int alpha, int beta) {
        int marks = Long.bitCount(own | other);
        int place = marks * maxMoves;
        int best = -won;
        for (long rest = forced.safe(own, other, otherThreats); rest != 0; rest &= rest - 1) {
            long move = rest & -rest;
            long threatsAfter = rules.threats(own | move);
            int settled = forced.settle(other, own | move, otherThreats, threatsAfter, -beta, -Math.max(alpha, best));
            if (settled == OPEN) {
                moves[place] = move;
                threats[place] = threatsAfter;
                owns[place] = forced.openOwn;
                others[place] = forced.openOther;
                childKeys[place] = rules.key(forced.openOwn, forced.openOther);
                place++;
            } else if (-settled > best) {
                best = -settled;
                if (best >= beta) {
                    return best;
                }
            }
        }
        open[marks] = place - marks * maxMoves;
        return best;
    }

    /** The best score among the open moves whose score the table knows well enough; the others stay open. */
    private int lookUpMoves(int marks, int alpha, int beta) {
        int first = marks * maxMoves;
        int end = first + open[marks];
        for (int place = first; place < end; place++) {
            childKnown[place] = lookUp(place); // all of them first, so that memory is waited for once
        }
        int best = -won;
        int next = first;
        for (int place = first; place < end; place++) {
            long known = childKnown[place];
            if (known != 0) {
                boolean mine = isMovers(place, marks);
                int lower = mine ? tables.lower(known) : -tables.upper(known);
                int upper = mine ? tables.upper(known) : -tables.lower(known);
                if (upper <= alpha || lower >= beta || lower == upper) {
                    best = Math.max(best, lower >= beta ? lower : upper);
                    if (best >= beta) {
                        return best;
                    }
                    continue;
                }
            }
            order[next] = place;
            next++;
        }
        open[marks] = next - first;
        return best;
    }

    private long lookUp(int place) {
        return tables.lookUp(Long.bitCount(owns[place] | others[place]), childKeys[place]);
    }

    /** Whether an open move leads, after forced replies, to a state in which the same player moves. */
    private boolean isMovers(int place, int marks) {
        return (Long.bitCount(owns[place] | others[place]) - marks & 1) == 0;
    }

    /** Puts the open moves of a state in order, the most promising first; equals stay as they are. */
    private void rankMoves(long own, long other, long otherThreats) {
        int marks = Long.bitCount(own | other);
        int first = marks * maxMoves;
        for (int i = first; i < first + open[marks]; i++) {
            int place = order[i];
            int rank = ranking.rank(own, other, moves[place], threats[place], otherThreats);
            int at = i;
            while (at > first && ranks[at - 1] < rank) {
                ranks[at] = ranks[at - 1];
                order[at] = order[at - 1];
                at--;
            }
            ranks[at] = rank;
            order[at] = place;
        }
    }

    /** The upper end of the window of a state's open moves: settling has found the wins with the third mark. */
    private int upperEnd(int marks, int beta) {
        return Math.min(beta, forced.soonestWin(marks + 5));
    }

    /** The best score among the open moves. Where threads share the work, others may have found scores by now. */
    @Override
    protected int searchMoves(long own, long other, int alpha, int beta, @Nullable PutOffMoves turn) {
        int marks = Long.bitCount(own | other);
        int best = alpha >= beta ? beta : -won;
        int first = marks * maxMoves;
        int end = first + open[marks];
        for (int i = first; i < end && Math.max(alpha, best) < beta; i++) {
            int place = order[i];
            if (turn == null) {
                best = Math.max(best, searchMove(place, marks, Math.max(alpha, best), beta, childKnown[place]));
            } else if (isTurnOf(Long.bitCount(owns[place] | others[place]), childKeys[place], turn)) {
                best = Math.max(best, searchMove(place, marks, Math.max(alpha, best), beta, lookUp(place)));
            }
        }
        return best;
    }

    /** The score of an open move, given what is known of the state to which it leads. */
    private int searchMove(int place, int marks, int alpha, int beta, long known) {
        return isMovers(place, marks)
                ? search(owns[place], others[place], alpha, beta, childKeys[place], known)
                : -search(owns[place], others[place], -beta, -alpha, childKeys[place], known);
    }
}
