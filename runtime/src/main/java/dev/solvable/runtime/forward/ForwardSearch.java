package dev.solvable.runtime.forward;

import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.forward.SearchMemory.Kind;
import dev.solvable.runtime.search.ParallelSearch;
import java.util.Arrays;

/**
 * Fail-soft negamax with alpha-beta (Knuth and Moore 1975, An Analysis of Alpha-Beta Pruning) and a transposition
 * table. One thread searches; it may belong to a team. All moves of a position are looked up for cutoffs before any is
 * searched (enhanced transposition cutoffs: Plaat, Schaeffer, Pijls and de Bruin 1996).
 */
final class ForwardSearch extends ParallelSearch {
    /** Less than any score. */
    private static final int NONE = Integer.MIN_VALUE;

    /** The initial bytes without the path: seven ints and two longs a position, array headers, and shared keys. */
    static final long BYTES =
            MovePath.FIRST_ROOM * (7L * Integer.BYTES + 2 * Long.BYTES) + (ForwardSearchEngine.SHARED_PLIES + 14) * 24L;

    private final Scoring scoring;
    private final SearchMemory memory;
    private final Moves moves;
    private final MoveOrder order;

    /** The split depth: threads share positions fewer plies than this below the root; 0 for a single thread. */
    private final int sharedPlies;

    private final MovePath path = new MovePath();

    /** For each position on the path, the bounds on its score from the table. */
    private int[] lowers = new int[path.positions.length];

    private int[] uppers = new int[path.positions.length];

    /** The window of its search: the initial alpha, the current alpha, and beta. */
    private int[] floors = new int[path.positions.length];

    private int[] alphas = new int[path.positions.length];
    private int[] betas = new int[path.positions.length];

    /** Its best score so far. */
    private int[] bests = new int[path.positions.length];

    /** The number of positions that were searched before it. */
    private long[] before = new long[path.positions.length];

    /** The number of positions searched in the last subtree on this level. */
    private long[] works = new long[path.positions.length];

    /** The number of its moves that may still be deferred because another thread searches them. */
    private int[] mayPutOff = new int[path.positions.length];

    /** The latest score found. */
    private int found;

    private int overtakingScore;

    ForwardSearch(EndlessRules rules, Scoring scoring, Progress progress, SearchMemory memory, int sharedPlies) {
        super(progress, sharedPlies == 0 ? 0 : sharedPlies + 1, 0);
        this.scoring = scoring;
        this.memory = memory;
        this.moves = new Moves(rules, rules.keys(), true);
        this.order = new MoveOrder(rules, scoring, moves.keys); // the path has a copy of what was there
        this.sharedPlies = sharedPlies;
    }

    /** The score of a key: exact between alpha and beta, an upper bound up to alpha, a lower bound from beta on. */
    int score(long root, int alpha, int beta) {
        path.depth = 0;
        order.dropBelow(0);
        if (open(root, alpha, beta)) {
            return found;
        }
        while (true) {
            try {
                if (goOn()) {
                    return found;
                }
            } catch (Overtaken e) {
                if (goBack()) {
                    return found;
                }
            }
        }
    }

    /** A first guess at the score of a position: from its entry in the table, or those after its moves; else 0. */
    int guess(long key) {
        long known = memory.lookUp(key, Kind.SCORE);
        if (known != 0) {
            return Math.max(lower(known), Math.min(0, upper(known)));
        }
        moves.list(key);
        int guess = -Scoring.INFINITE;
        for (int move = 0; move < moves.count; move++) {
            long after = memory.lookUp(moves.keys[move], Kind.SCORE);
            if (after != 0) {
                boolean keeps = moves.kept[move];
                guess = Math.max(guess, scoring.ofMove(moves.gains[move], keeps ? lower(after) : upper(after), keeps));
            }
        }
        return guess == -Scoring.INFINITE ? 0 : guess;
    }

    /** Opens a position. Returns true if its score is known, else adds it to the path. */
    private boolean open(long key, int alpha, int beta) {
        long searched = states();
        countState();
        long known = memory.lookUp(key, Kind.SCORE);
        int lower = known == 0 ? -Scoring.INFINITE : lower(known);
        int upper = known == 0 ? Scoring.INFINITE : upper(known);
        if (lower >= beta || lower == upper) {
            found = lower;
            return true;
        }
        if (upper <= alpha) {
            found = upper;
            return true;
        }
        moves.list(key);
        if (moves.count == 0) {
            found = scoring.atEnd(key);
            return true;
        }
        lower = Math.max(lower, -scoring.most());
        upper = Math.min(upper, scoring.most());
        if (lower >= beta || upper <= alpha) {
            found = lower >= beta ? lower : upper;
            return true;
        }
        int level = path.depth;
        path.push(key, moves);
        makeRoom();
        lowers[level] = lower;
        uppers[level] = upper;
        floors[level] = Math.max(alpha, lower);
        alphas[level] = floors[level];
        betas[level] = Math.min(beta, upper);
        bests[level] = NONE;
        before[level] = searched;
        sortOut(level);
        if (level < sharedPlies) {
            enter(level, key);
        }
        if (bests[level] >= betas[level] || path.next[level] == path.ends[level]) {
            close();
            return true;
        }
        return false;
    }

    private void makeRoom() {
        if (mayPutOff.length < path.positions.length) { // which grows last
            int room = path.positions.length;
            lowers = Arrays.copyOf(lowers, room);
            uppers = Arrays.copyOf(uppers, room);
            floors = Arrays.copyOf(floors, room);
            alphas = Arrays.copyOf(alphas, room);
            betas = Arrays.copyOf(betas, room);
            bests = Arrays.copyOf(bests, room);
            before = Arrays.copyOf(before, room);
            works = Arrays.copyOf(works, room);
            mayPutOff = Arrays.copyOf(mayPutOff, room);
        }
    }

    /** Looks up the moves of the last position, and drops those whose stored bounds decide them. */
    private void sortOut(int level) {
        int begin = path.begin(level);
        int end = path.ends[level];
        int alpha = alphas[level];
        for (int move = begin; move < end; move++) {
            long known = memory.lookUp(path.keys[move], Kind.SCORE);
            if (known == 0) {
                continue;
            }
            int gain = path.gains[move];
            boolean keeps = path.kept[move];
            int least = scoring.ofMove(gain, keeps ? lower(known) : upper(known), keeps);
            int most = scoring.ofMove(gain, keeps ? upper(known) : lower(known), keeps);
            if (least == Scoring.INFINITE || most == -Scoring.INFINITE) {
                continue; // too many points: the search of the move refuses them
            }
            if (least >= betas[level]) {
                bests[level] = least;
                return;
            }
            alpha = Math.max(alpha, least);
            if (most <= alpha) {
                bests[level] = Math.max(bests[level], most);
                path.swap(begin, move);
                begin++;
            }
        }
        alphas[level] = Math.max(alphas[level], bests[level]);
        path.next[level] = begin;
        mayPutOff[level] = end - begin - 1;
        order.enter(level, works[level], before[level]);
        order.sort(path, begin, end);
    }

    private int lower(long known) {
        int lower = memory.lower(known);
        return lower == -SearchMemory.MAX ? -Scoring.INFINITE : lower;
    }

    private int upper(long known) {
        int upper = memory.upper(known);
        return upper == SearchMemory.MAX ? Scoring.INFINITE : upper;
    }

    /** Opens the next move of the last position. Returns whether the score of the root is found. */
    private boolean goOn() {
        int level = path.depth - 1;
        int move = path.next[level];
        if (level < sharedPlies) {
            lookUpPath(level);
            if (mayPutOff[level] > 0 && isSearchedByOthers(level + 1, path.keys[move])) {
                mayPutOff[level]--;
                path.swap(move, path.ends[level] - 1);
                return false;
            }
        }
        int gain = path.gains[move];
        boolean keeps = path.kept[move];
        int alpha = scoring.alphaAfter(gain, alphas[level], betas[level], keeps);
        int beta = scoring.betaAfter(gain, alphas[level], betas[level], keeps);
        return open(path.keys[move], alpha, beta) && tell();
    }

    /** Backs up the found score along the path. Returns whether the score of the root is found. */
    private boolean tell() {
        while (path.depth > 0) {
            int level = path.depth - 1;
            int move = path.next[level];
            int score = scoring.ofMoveFrom(path.positions[level], path.gains[move], found, path.kept[move]);
            path.next[level]++;
            bests[level] = Math.max(bests[level], score);
            alphas[level] = Math.max(alphas[level], score);
            if (bests[level] < betas[level] && path.next[level] < path.ends[level]) {
                return false;
            }
            close();
        }
        return true;
    }

    /** Stores the score of the last position and removes it from the path. */
    private void close() {
        int level = path.depth - 1;
        found = bests[level];
        int lower = found > floors[level] ? found : lowers[level];
        int upper = found < betas[level] ? found : uppers[level];
        works[level] = states() - before[level];
        order.leave(level, works[level]);
        memory.remember(path.positions[level], Kind.SCORE, lower, upper, works[level]);
        drop();
    }

    private void drop() {
        path.depth--;
        if (path.depth < sharedPlies) {
            leave(path.depth);
        }
    }

    /** Goes back to the position that another thread has settled. Returns whether the score of the root is found. */
    private boolean goBack() {
        while (!isOvertakenAt(path.depth - 1)) {
            drop();
        }
        found = overtakingScore;
        drop();
        order.dropBelow(path.depth);
        return tell();
    }

    @Override
    protected boolean isSettled(int level, long key) {
        long known = memory.lookUp(key, Kind.SCORE);
        if (known == 0) {
            return false;
        }
        int lower = lower(known);
        int upper = upper(known);
        boolean isEnough = lower >= betas[level] || upper <= alphas[level] || lower == upper;
        overtakingScore = lower >= betas[level] ? lower : upper;
        return isEnough;
    }
}
