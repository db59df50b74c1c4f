package dev.solvable.runtime.search.threat;

import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.search.ParallelScoreSearch;
import org.jspecify.annotations.Nullable;

/**
 * One thread's search for lines of own marks: negamax with null windows over states in which the mover has a choice.
 * The moves of a state are first settled without search if possible, then looked up, then ranked, and only then
 * searched.
 *
 * <p>Scores count plies from the start of the game, see {@link MtdDriver}.
 */
final class ThreatSearch extends ParallelScoreSearch {
    private static final int OPEN = ForcedMoves.OPEN;

    /** The rank of a threat, larger than the rank of any cell. */
    private static final int THREAT_RANK = 64;

    private final MarksRules rules;
    private final MarksCode code;
    private final boolean marksFall;
    final ForcedMoves forced;

    /** For each cell's bit a static rank, less than {@link #THREAT_RANK}. */
    private final int[] cellRanks;

    private final int won;
    private final int maxMoves;

    /**
     * For each number of marks, the number of open moves of the state under search: neither settled nor known. The
     * arrays below have {@link #maxMoves} places for each number of marks.
     */
    private final int[] open;

    /** The open moves in the order of the search, as places. */
    private final int[] order;

    /** The ranks of the open moves, in the same order. */
    private final int[] ranks;

    /** The cell of each move as a mask. */
    private final long[] moves;

    /** The cells that complete a line for the mover after each move. */
    private final long[] threats;

    /** The marks of the player to move in the state after each move and the forced replies to it. */
    private final long[] owns;

    /** The other player's marks in that state. */
    private final long[] others;

    /** The key of that state. */
    private final long[] childKeys;

    /** The entry of that state in the table. */
    private final long[] childKnown;

    ThreatSearch(MarksRules rules, int[] cellRanks, Share share, int maxMoves) {
        super(rules.cells, share);
        int cells = rules.cells;
        this.rules = rules;
        this.code = rules.code;
        this.marksFall = code.marksFall();
        this.forced = new ForcedMoves(rules);
        this.cellRanks = cellRanks;
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

    static long bytesOfLists(int cells, int maxMoves) {
        return (cells + 1L) * (Integer.BYTES + maxMoves * (2L * Integer.BYTES + 6L * Long.BYTES));
    }

    /** The score of an open state, in a null window: {@code alpha} is {@code beta - 1}. */
    @Override
    public int search(long own, long other, int alpha, int beta) {
        long key = rules.key(own, other);
        return search(own, other, beta, key, tables.lookUp(depth(own, other), key));
    }

    private int search(long own, long other, int beta, long key, long known) {
        long before = states();
        countState();
        int marks = Long.bitCount(own | other);
        int lower = known != 0 ? tables.lower(known) : forced.soonestLoss(marks + 4);
        int upper = known != 0 ? tables.upper(known) : forced.soonestWin(marks + 3);
        if (lower >= beta || upper < beta) {
            return lower >= beta ? lower : upper;
        }
        long otherThreats = rules.threats(other);
        int best = settleMoves(own, other, otherThreats, beta);
        if (best < beta) {
            best = Math.max(best, lookUpMoves(marks, beta));
        }
        if (best < beta && open[marks] > 0) {
            rankMoves(own, other, otherThreats);
            int searched = isShared(marks)
                    ? searchTogether(marks, key, own, other, beta - 1, beta)
                    : searchMoves(own, other, beta - 1, beta, null);
            best = Math.max(best, searched);
        }
        boolean isLower = best >= beta;
        tables.remember(marks, key, isLower ? best : lower, isLower ? upper : best, states() - before);
        return best;
    }

    /** The best score among the moves of a state that can be settled; the others become its open moves. */
    private int settleMoves(long own, long other, long otherThreats, int beta) {
        int marks = Long.bitCount(own | other);
        int place = marks * maxMoves;
        int best = -won;
        for (long rest = forced.safe(own, other, otherThreats); rest != 0; rest &= rest - 1) {
            long move = rest & -rest;
            long threatsAfter = rules.threats(own | move);
            int settled = forced.settle(other, own | move, otherThreats, threatsAfter, 1 - beta);
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

    /** The best score among the open moves that bounds in the table decide; the others stay open. */
    private int lookUpMoves(int marks, int beta) {
        int first = marks * maxMoves;
        int end = first + open[marks];
        for (int place = first; place < end; place++) {
            childKnown[place] = lookUp(place); // all look-ups first, so that their memory accesses overlap
        }
        int best = -won;
        int next = first;
        for (int place = first; place < end; place++) {
            long known = childKnown[place];
            if (known != 0) {
                boolean mine = isMovers(place, marks);
                int lower = mine ? tables.lower(known) : -tables.upper(known);
                int upper = mine ? tables.upper(known) : -tables.lower(known);
                if (upper < beta || lower >= beta) {
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

    /** Whether the same player is to move after an open move and the forced replies to it. */
    private boolean isMovers(int place, int marks) {
        return (Long.bitCount(owns[place] | others[place]) - marks & 1) == 0;
    }

    /** Sorts the open moves of a state stably by rank, the highest first. */
    private void rankMoves(long own, long other, long otherThreats) {
        int marks = Long.bitCount(own | other);
        int first = marks * maxMoves;
        for (int i = first; i < first + open[marks]; i++) {
            int place = order[i];
            int rank = rank(own, other, place, otherThreats);
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

    /**
     * The rank of an open move: by the threats after the move, which count more if they can be carried out soon; then
     * by the number of lines through the cell, or through its column if marks fall.
     */
    private int rank(long own, long other, int place, long otherThreats) {
        long move = moves[place];
        long threatsAfter = threats[place] & ~other;
        int weight = marksFall
                ? fallingThreats(threatsAfter & ~((otherThreats & ~own) << 1), own | other | move)
                : Long.bitCount(threatsAfter); // a threat of the other player would force the move
        return cellRanks[Long.numberOfTrailingZeros(move)] + THREAT_RANK * weight;
    }

    /**
     * The weight of threats that are not above a threat of the other player. A threat just above a playable cell counts
     * three times.
     */
    private int fallingThreats(long falling, long taken) {
        return 2 * Long.bitCount(falling & code.playable(taken) << 1) + Long.bitCount(falling);
    }

    /** The best score among the open moves. In a shared state, other threads may have found scores by now. */
    @Override
    protected int searchMoves(long own, long other, int alpha, int beta, @Nullable PutOffMoves turn) {
        int marks = Long.bitCount(own | other);
        int best = -won;
        int first = marks * maxMoves;
        int end = first + open[marks];
        for (int i = first; i < end && best < beta; i++) {
            int place = order[i];
            if (turn == null) {
                best = Math.max(best, searchMove(place, marks, beta, childKnown[place]));
            } else if (isTurnOf(Long.bitCount(owns[place] | others[place]), childKeys[place], turn)) {
                best = Math.max(best, searchMove(place, marks, beta, lookUp(place)));
            }
        }
        return best;
    }

    /** The score of an open move, given the entry of the state after it. */
    private int searchMove(int place, int marks, int beta, long known) {
        return isMovers(place, marks)
                ? search(owns[place], others[place], beta, childKeys[place], known)
                : -search(owns[place], others[place], 1 - beta, childKeys[place], known);
    }
}
