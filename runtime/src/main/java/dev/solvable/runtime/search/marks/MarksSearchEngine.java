package dev.solvable.runtime.search.marks;

import dev.solvable.Algorithm;
import dev.solvable.Choice;
import dev.solvable.Ending;
import dev.solvable.runtime.Engine.Work;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.ScoreEngine;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.marks.MarksGame;
import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.search.ParallelScoreSearch.Share;
import dev.solvable.runtime.search.SearchTeam;
import java.util.Arrays;

/** Solves games of marks by a plain alpha-beta search from the given position. */
public final class MarksSearchEngine implements ScoreEngine {
    /** Replaces an order of cells. */
    static final int[] FROM_LOWEST_BIT = {};

    private final MarksRules rules;
    private final SearchTeam<MarksSearch> team;

    /**
     * An engine with empty tables.
     *
     * @param rules the rules of the game
     * @param entries the maximum number of entries of the shared transposition table
     * @param splitDepth threads share states with fewer taken cells than this; 0 if they share none
     * @param threads the maximum number of threads that work on one question
     */
    public MarksSearchEngine(MarksRules rules, int entries, int splitDepth, int threads) {
        int[] order = order(rules.game);
        boolean linesLose = rules.game.losesByLines(true) && rules.game.losesByLines(false);
        int keyBits = rules.code.positionBits();
        this.rules = rules;
        this.team = new SearchTeam<>(rules, Algorithm.SEARCH, threads, entries, keyBits, splitDepth) {
            @Override
            protected MarksSearch newSearch(Share share) {
                if (rules.game.choice() == Choice.OWN) {
                    return linesLose
                            ? new SafeOwnMarksSearch(rules, order, share)
                            : new OwnMarksSearch(rules, order, share);
                }
                return linesLose ? new SafeMarksSearch(rules, share) : new ImpartialMarksSearch(rules, share);
            }
        };
    }

    /**
     * The bits of the cells in the order in which moves of own marks are tried: cells on most lines first, or on fewest
     * lines first if a line loses.
     */
    private static int[] order(MarksGame game) {
        long[] lines = game.lines();
        if (game.choice() != Choice.OWN || lines.length == 0) {
            return FROM_LOWEST_BIT;
        }
        long[] ranked = new long
                [Long.bitCount(game.code().full())]; // the lines through each cell, above the number of the cell
        for (int cell = 0; cell < ranked.length; cell++) {
            long through = 0;
            for (long line : lines) {
                through += line >>> game.code().bit(cell) & 1;
            }
            ranked[cell] = (game.completes() == Ending.LOSES ? through : -through) * Long.SIZE + cell;
        }
        Arrays.sort(ranked);
        int[] order = new int[ranked.length];
        for (int i = 0; i < order.length; i++) {
            order[i] = game.code().bit((int) ranked[i] & Long.SIZE - 1);
        }
        return order;
    }

    /** The memory of an engine. */
    public static Memory memory(MarksGame game, int entries, int splitDepth) {
        MarksCode code = game.code();
        Memory search = SearchTeam.memory(entries, code.positionBits(), Long.bitCount(code.full()), splitDepth);
        long order = (long) Integer.BYTES * order(game).length;
        return order == 0 ? search : search.and(Memory.of("the order of cells", 0, order));
    }

    @Override
    public MarksRules rules() {
        return rules;
    }

    @Override
    public Work work() {
        return team.work();
    }

    int entries() {
        return team.entries();
    }

    @Override
    public int score(long position, int alpha, int beta) {
        rules.check(position);
        boolean ofPlayers = rules.game.choice() == Choice.OWN;
        boolean swaps = ofPlayers && !rules.firstMoves(position);
        long own = swaps ? rules.code.second(position) : rules.code.first(position);
        long other = swaps ? rules.code.first(position) : rules.code.second(position);
        if (ofPlayers && rules.hasEnded(own, other, !swaps)) {
            return rules.game.ownerScore();
        }
        if (rules.hasEnded(other, own, swaps) || rules.hasEnded(own, other, !swaps)) {
            return ofPlayers ? -rules.game.ownerScore() : rules.game.lineScore(rules.firstMoves(position));
        }
        rules.tryWinCheck();
        return team.search(own, other, alpha, beta);
    }
}
