package dev.solvable.runtime.forward;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.runtime.forward.Lookahead.Seen;
import dev.solvable.runtime.forward.SmallBreakthrough.Tells;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a look shows, held against a plain search of all plays of as many plies, on positions of random play. */
class LookaheadTest {
    private static final int PLAYS = 100;
    private static final int MOST_PLIES = 4;

    /** {@code -Dsolvable.seed} chooses other plays. */
    private static final long SEED = Long.getLong("solvable.seed", 26);

    /** Proofs and disproofs, by the plies that a plain search needs for the same. */
    private record Found(int[] proofs, int[] disproofs) {
        Found() {
            this(new int[MOST_PLIES + 1], new int[MOST_PLIES + 1]);
        }
    }

    @ParameterizedTest
    @CsvSource({"4, 4, false", "5, 4, false", "5, 4, true"})
    void positionsThatTellNothingAreSettledWhereTheyAreOver(int rows, int columns, boolean hasDraws) {
        Found found = look(new SmallBreakthrough(rows, columns, hasDraws, Tells.NOTHING));
        assertThat(found.disproofs[0]).isPositive();
        assertThat(found.proofs[0] > 0)
                .as("only a draw proves anything at the end")
                .isEqualTo(hasDraws);
        assertNoneIn(found.proofs, 1, 2, 3, 4);
        assertNoneIn(found.disproofs, 1, 2, 3, 4);
    }

    @ParameterizedTest
    @CsvSource({"4, 4, false", "5, 4, false", "5, 4, true"})
    void endsAreSeenTwoPliesAhead(int rows, int columns, boolean hasDraws) {
        Found found = look(new SmallBreakthrough(rows, columns, hasDraws, Tells.ENDS));
        assertThat(found.proofs[1]).isPositive();
        assertThat(found.disproofs[2]).isPositive();
        assertNoneIn(found.proofs, 3, 4);
        assertNoneIn(found.disproofs, 3, 4);
    }

    @ParameterizedTest
    @CsvSource({"4, 4", "5, 4"})
    void winsAreSeenFourPliesAhead(int rows, int columns) {
        Found found = look(new SmallBreakthrough(rows, columns, false, Tells.WINS));
        assertThat(found.proofs[1]).isPositive();
        assertThat(found.disproofs[2]).isPositive();
        assertThat(found.proofs[3]).isPositive();
        assertThat(found.disproofs[4]).isPositive();
    }

    @Test
    void drawnEndsAreRemembered() {
        for (boolean hasDraws : new boolean[] {false, true}) {
            SmallBreakthrough rules = new SmallBreakthrough(5, 4, hasDraws, Tells.ENDS);
            Lookahead lookahead = new Lookahead(rules);
            assertThat(lookahead.hasSeenDraws).isFalse();
            for (long position : positions(rules)) {
                look(lookahead, rules, position, false);
            }
            assertThat(lookahead.hasSeenDraws).isEqualTo(hasDraws);
        }
    }

    private static void assertNoneIn(int[] found, int... plies) {
        for (int each : plies) {
            assertThat(found[each]).as("found in %d plies", each).isZero();
        }
    }

    private static Found look(SmallBreakthrough rules) {
        Lookahead lookahead = new Lookahead(rules);
        Found found = new Found();
        for (long position : positions(rules)) {
            for (boolean drawSuffices : new boolean[] {false, true}) {
                Seen seen = look(lookahead, rules, position, drawSuffices);
                boolean isProof = seen == Seen.PROOF;
                if (seen != Seen.NOTHING) {
                    int plies = plies(rules, position, drawSuffices, isProof);
                    assertThat(plies)
                            .as(
                                    "%s, a draw %s, on\n%s",
                                    seen, drawSuffices ? "suffices" : "does not", rules.text(position))
                            .isBetween(0, MOST_PLIES);
                    (isProof ? found.proofs : found.disproofs)[plies]++;
                }
            }
        }
        return found;
    }

    private static Seen look(Lookahead lookahead, SmallBreakthrough rules, long position, boolean drawSuffices) {
        long[] successors = new long[rules.mostMoves()];
        return lookahead.look(position, successors, rules.successors(position, successors), drawSuffices);
    }

    /** The positions of random plays from the start to the end. */
    private static Set<Long> positions(SmallBreakthrough rules) {
        Random random = new Random(SEED);
        Set<Long> positions = new LinkedHashSet<>();
        for (int play = 0; play < PLAYS; play++) {
            long position = rules.initial();
            long[] next = successors(rules, position);
            while (next.length > 0) {
                positions.add(position);
                position = next[random.nextInt(next.length)];
                next = successors(rules, position);
            }
            positions.add(position);
        }
        return positions;
    }

    private static long[] successors(SmallBreakthrough rules, long position) {
        long[] into = new long[rules.mostMoves()];
        return Arrays.copyOf(into, rules.successors(position, into));
    }

    /** The plies within which a plain search proves or disproves a position, -1 where it takes more than a look. */
    private static int plies(SmallBreakthrough rules, long position, boolean drawSuffices, boolean isProof) {
        for (int plies = 0; plies <= MOST_PLIES; plies++) {
            if (isSettled(rules, position, drawSuffices, isProof, plies)) {
                return plies;
            }
        }
        return -1;
    }

    private static boolean isSettled(
            SmallBreakthrough rules, long position, boolean drawSuffices, boolean isProof, int plies) {
        long[] next = successors(rules, position);
        if (next.length == 0) {
            boolean isProved = switch (rules.atEnd(position)) {
                case WIN -> true;
                case DRAW -> drawSuffices;
                case LOSS -> false;
            };
            return isProved == isProof;
        }
        if (plies == 0) {
            return false;
        }
        return isProof
                ? Arrays.stream(next).anyMatch(after -> isSettled(rules, after, !drawSuffices, false, plies - 1))
                : Arrays.stream(next).allMatch(after -> isSettled(rules, after, !drawSuffices, true, plies - 1));
    }
}
