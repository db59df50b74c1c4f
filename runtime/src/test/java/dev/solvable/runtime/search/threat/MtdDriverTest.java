package dev.solvable.runtime.search.threat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MtdDriverTest {
    private static final int WON = 43;

    /** A search that knows the score, and tells no more of it than it is asked: some bound on the right side. */
    private static final class Told implements MtdDriver.NullWindowSearch {
        private final int score;
        private final Random random;
        private long searched;

        Told(int score, long seed) {
            this.score = score;
            this.random = new Random(seed);
        }

        @Override
        public int decide(long own, long other, int beta) {
            searched += random.nextInt(3_000);
            return score >= beta ? beta + random.nextInt(score - beta + 1) : beta - 1 - random.nextInt(beta - score);
        }

        @Override
        public long searched() {
            return searched;
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 7, 30, 41})
    void itFindsEveryScore(int marks) {
        long own = (1L << marks) - 1;
        for (int plies = 1; plies <= WON - 1 - marks; plies++) {
            int score = plies % 2 == 1 ? WON - marks - plies : marks + plies - WON; // counted from the start
            MtdDriver driver = new MtdDriver(new Told(score, plies), WON);
            assertThat(driver.score(own, 0, -WON, WON)).isEqualTo(score > 0 ? score + marks : score - marks);
        }
        assertThat(new MtdDriver(new Told(0, marks), WON).score(own, 0, -WON, WON))
                .isZero();
    }

    /** Outside the window a bound on the right side is enough. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void aWindowIsKept(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 1_000; i++) {
            int marks = random.nextInt(20);
            int score = random.nextInt(2 * (WON - marks) - 1) - (WON - marks - 1);
            int exact = score > 0 ? score + marks : score < 0 ? score - marks : 0;
            int alpha = random.nextInt(2 * WON) - WON;
            int beta = alpha + 1 + random.nextInt(WON - alpha);
            int found = new MtdDriver(new Told(score, i), WON).score((1L << marks) - 1, 0, alpha, beta);
            if (exact <= alpha) {
                assertThat(found).isBetween(exact, alpha);
            } else if (exact >= beta) {
                assertThat(found).isBetween(beta, exact);
            } else {
                assertThat(found).isEqualTo(exact);
            }
        }
    }
}
