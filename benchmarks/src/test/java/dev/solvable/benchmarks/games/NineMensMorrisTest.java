package dev.solvable.benchmarks.games;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.GameFacts;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;

/** What is known of nine men's morris, which is too large to be solved here. */
class NineMensMorrisTest {
    private static final int POINTS = 24;
    private static final int MEN = 9;

    private static BigInteger choose(int from, int chosen) {
        return chosen == 0
                ? BigInteger.ONE
                : choose(from - 1, chosen - 1)
                        .multiply(BigInteger.valueOf(from))
                        .divide(BigInteger.valueOf(chosen));
    }

    /** The boards with up to so many men of each player. */
    private static BigInteger boards(int first, int second) {
        BigInteger boards = BigInteger.ZERO;
        for (int x = 0; x <= first; x++) {
            for (int o = 0; o <= second; o++) {
                boards = boards.add(choose(POINTS, x).multiply(choose(POINTS - x, o)));
            }
        }
        return boards;
    }

    /** While men are placed their number tells whose turn it is; then either player may be to move. */
    @Test
    void statesAreCounted() {
        BigInteger states = boards(MEN, MEN).multiply(BigInteger.TWO);
        for (int ply = 0; ply < 2 * MEN; ply++) {
            states = states.add(boards((ply + 1) / 2, ply / 2));
        }

        GameFacts facts = new NineMensMorrisSolver().facts();

        assertThat(facts.states()).isEqualTo(states.longValueExact()).isEqualTo(572_130_169_169L);
        assertThat(facts.symmetries()).isEqualTo(16);
    }

    /** A mask of 24 points for each player, the side to move, and two numbers of men in hand from 0 to 9. */
    @Test
    void aPositionTakes57Bits() {
        assertThat(new NineMensMorrisSolver().facts().positionBits()).isEqualTo(2 * POINTS + 1 + 2 * 4);
    }
}
