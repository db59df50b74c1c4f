package dev.solvable.runtime.forward;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.ScoredRules;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.game.program.ProgramRules;
import java.util.Arrays;
import java.util.function.IntToLongFunction;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Which order of moves trials lead to, told by the subtrees that each order has. */
class MoveOrderTest {
    private static final int TRIALS = 200;
    private static final int LEVEL = 5;

    /** Large enough for a trial, and not too large. */
    private static final long LAST = 500;

    /** The move from 0 that gains most leads to 3, that with the fewest replies to 1. */
    private static final class Steps implements ScoredRules {
        @Override
        public long start() {
            return 0;
        }

        @Override
        public Player toMove(long position) {
            return position == 0 ? Player.FIRST : Player.SECOND;
        }

        @Override
        public int mostMoves() {
            return 3;
        }

        @Override
        public int successors(long position, long[] into) {
            int count = position == 0 ? 3 : position < 4 ? (int) position : 0;
            for (int move = 0; move < count; move++) {
                into[move] = position == 0 ? move + 1 : 4;
            }
            return count;
        }

        @Override
        public int gain(long position, long successor) {
            return position == 0 ? (int) successor : 0;
        }

        @Override
        public int pliesLeft(long position) {
            return position == 0 ? 2 : position < 4 ? 1 : 0;
        }

        @Override
        public Outcome atEnd(long position) {
            return Outcome.DRAW;
        }

        @Override
        public String format(long position) {
            return Long.toString(position);
        }

        @Override
        public long parse(String board, Player toMove) {
            return Long.parseLong(board);
        }
    }

    private final EndlessRules rules = new ProgramRules("Steps", Board.of("."), Steps::new);
    private final Moves moves = new Moves(rules, rules.keys(), true);
    private final MoveOrder order = new MoveOrder(rules, Scoring.ofPoints(rules), moves.keys);
    private long states;

    @BeforeEach
    void beginWithAnotherSubtree() {
        order.enter(LEVEL, 0, states);
    }

    /** Whether the order at the moment is that by replies. */
    private boolean countsReplies() {
        MovePath path = new MovePath();
        moves.list(0);
        path.push(0, moves);
        order.sort(path, 0, 3);
        long[] keys = Arrays.copyOf(path.keys, 3);
        assertThat(keys).isIn(new long[] {1, 2, 3}, new long[] {3, 2, 1});
        return keys[0] == 1;
    }

    /**
     * Searches subtrees whose numbers of positions follow from the order. Returns how many were searched by replies.
     */
    private int search(int subtrees, IntToLongFunction byScores, IntToLongFunction byReplies) {
        int replies = 0;
        for (int subtree = 0; subtree < subtrees; subtree++) {
            order.enter(LEVEL, LAST, states);
            boolean counts = countsReplies();
            replies += counts ? 1 : 0;
            long positions = (counts ? byReplies : byScores).applyAsLong(subtree);
            for (long searched = 1; searched < positions; searched++) {
                order.enter(LEVEL + 1, 0, states + searched);
            }
            states += positions;
            order.leave(LEVEL, positions);
        }
        return replies;
    }

    @Test
    void halfOfTheTrialsAreByReplies() {
        assertThat(search(TRIALS, subtree -> 600, subtree -> 200)).isEqualTo(TRIALS / 2);
    }

    @Test
    void repliesAreCountedWhereThatMakesSubtreesMuchSmaller() {
        search(TRIALS, subtree -> 800, subtree -> 200);
        assertThat(countsReplies()).isTrue();
        assertThat(search(50, subtree -> 800, subtree -> 200)).isEqualTo(50);
    }

    /** Counting takes time, and one doubling a pair is not enough for it. */
    @Test
    void scoresDecideWhereRepliesSaveLittle() {
        search(TRIALS, subtree -> 400, subtree -> 200);
        assertThat(search(50, subtree -> 400, subtree -> 200)).isZero();
    }

    @Test
    void aTrialThatTakesTooLongEndsAllOfThem() {
        int replies = search(TRIALS, subtree -> 200, subtree -> subtree == 9 ? 100_000 : 100);
        assertThat(replies).isEqualTo(5);
        assertThat(search(50, subtree -> 800, subtree -> 100)).isZero();
    }

    @Test
    void manyTrialsThatAreSomewhatLargerEndThemToo() {
        assertThat(search(TRIALS, subtree -> 200, subtree -> 300)).isEqualTo(41);
    }

    @Test
    void subtreesOfOtherSizesAreNotTried() {
        for (long last : new long[] {1, 127, 1_024, 1_000_000}) {
            order.enter(LEVEL, last, states);
            order.leave(LEVEL, 300);
        }
        assertThat(search(2, subtree -> 800, subtree -> 100)).isEqualTo(1);
    }

    /** A search that is overtaken leaves a trial without a result. */
    @Test
    void aTrialThatIsDroppedDoesNotCount() {
        order.enter(LEVEL, LAST, states);
        order.leave(LEVEL, 300);
        order.enter(LEVEL, LAST, states);
        assertThat(countsReplies()).isTrue();
        order.dropBelow(LEVEL);
        assertThat(countsReplies()).isFalse();
        order.enter(LEVEL, LAST, states);
        assertThat(countsReplies()).isTrue();
    }
}
