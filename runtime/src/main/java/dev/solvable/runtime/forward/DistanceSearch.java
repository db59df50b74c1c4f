package dev.solvable.runtime.forward;

import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.forward.SearchMemory.Kind;
import dev.solvable.runtime.search.AbdadaTeam;
import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * Finds the fewest plies to the end over moves of both players that keep the value: the distance of a draw, and of any
 * position of a game played for points. It deepens iteratively; null-window searches tell which moves keep the value.
 */
final class DistanceSearch {
    private final Scoring scoring;
    private final AbdadaTeam<ForwardSearch> team;
    private final Progress progress;
    private final SearchMemory memory;
    private final Moves moves;
    private final MovePath path = new MovePath();

    /** The score of each position on the path. */
    private int[] values = new int[path.positions.length];

    /** For each position on the path, the plies within which the game must end. */
    private int[] plies = new int[path.positions.length];

    DistanceSearch(
            EndlessRules rules,
            Scoring scoring,
            AbdadaTeam<ForwardSearch> team,
            Progress progress,
            SearchMemory memory) {
        this.scoring = scoring;
        this.team = team;
        this.progress = progress;
        this.memory = memory;
        this.moves = new Moves(rules, rules.keys(), true);
    }

    /**
     * The plies to the end.
     *
     * @param value the score of the position with this key
     */
    int distance(long key, int value) {
        return least(0, limit -> endsWithin(key, value, limit));
    }

    /**
     * The least number of plies that is enough, by iterative deepening, then bisection. The depth grows by one ply plus
     * a 64th, so that a long line of moves is not searched once for each of its plies.
     *
     * @param first the first number of plies to try
     * @param isEnough a predicate that, if true of a number, is true of all greater numbers
     */
    static int least(int first, IntPredicate isEnough) {
        int tooFew = first - 1;
        int plies = first;
        while (!isEnough.test(plies)) {
            tooFew = plies;
            plies += 1 + plies / 64;
        }
        while (plies - tooFew > 1) {
            int middle = (tooFew + plies) / 2;
            if (isEnough.test(middle)) {
                plies = middle;
            } else {
                tooFew = middle;
            }
        }
        return plies;
    }

    /** Whether the move to this key keeps the score of the position before it. */
    boolean keeps(long key, int gain, boolean keepsTurn, int value) {
        int alpha = scoring.alphaAfter(gain, value - 1, value, keepsTurn);
        int beta = scoring.betaAfter(gain, value - 1, value, keepsTurn);
        int score = team.ask(search -> search.score(key, alpha, beta));
        return scoring.ofMove(gain, score, keepsTurn) >= value;
    }

    /** Whether the game can end within {@code limit} plies from a position, by moves that keep its score. */
    boolean endsWithin(long root, int value, int limit) {
        path.depth = 0;
        int ends = open(root, value, limit);
        while (path.depth > 0) {
            int level = path.depth - 1;
            if (ends > 0 || path.next[level] == path.ends[level]) {
                ends = Math.max(ends, -1);
                close(level, ends > 0);
                continue;
            }
            int move = path.next[level];
            path.next[level]++;
            int gain = path.gains[move];
            boolean kept = path.kept[move];
            ends = keeps(path.keys[move], gain, kept, values[level])
                    ? open(path.keys[move], scoring.beforeMove(gain, values[level], kept), plies[level] - 1)
                    : -1;
        }
        return ends > 0;
    }

    /** Opens a position. Returns 1 if it ends in time, -1 if not, 0 if its moves must decide. */
    private int open(long key, int value, int limit) {
        progress.count();
        long known = memory.lookUp(key, Kind.DISTANCE);
        if (known != 0 && memory.lower(known) > limit) {
            return -1;
        }
        if (known != 0 && memory.upper(known) <= limit) {
            return 1;
        }
        moves.list(key);
        if (moves.count == 0) {
            return 1;
        }
        if (limit == 0) {
            return -1;
        }
        int level = path.depth;
        path.push(key, moves);
        if (plies.length < path.positions.length) { // which grows last
            values = Arrays.copyOf(values, path.positions.length);
            plies = Arrays.copyOf(plies, path.positions.length);
        }
        values[level] = value;
        plies[level] = limit;
        return 0;
    }

    private void close(int level, boolean ends) {
        long key = path.positions[level];
        long known = memory.lookUp(key, Kind.DISTANCE);
        int lower = known == 0 ? 1 : memory.lower(known);
        int upper = known == 0 ? SearchMemory.MAX : memory.upper(known);
        memory.remember(
                key,
                Kind.DISTANCE,
                ends ? lower : Math.max(lower, plies[level] + 1),
                ends ? Math.min(upper, plies[level]) : upper,
                plies[level]);
        path.depth = level;
    }
}
