package dev.solvable.runtime.retrograde.ranked;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Outcome;
import dev.solvable.runtime.retrograde.analysis.Values;
import dev.solvable.runtime.value.ValueCode;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** States in bytes and in two bytes, against a plain list of ints. */
class RankStatesTest {
    private static final int RANKS = 333;

    private static int nextByHand(int[] states, int from, int to, int state, int other) {
        int rank = from;
        while (rank < to && states[rank] != state && states[rank] != other) {
            rank++;
        }
        return rank;
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 100, 1_000}) // the last ones take two bytes
    void statesAreFoundWhereTheyAre(int mostMoves) {
        Random random = new Random(mostMoves);
        RankStates states = RankStates.of(RANKS, mostMoves);
        int[] expected = new int[RANKS];
        for (int round = 0; round < 200; round++) {
            for (int i = 0; i < 20; i++) {
                int rank = random.nextInt(RANKS);
                int state = random.nextInt(5) == 0 ? 0 : random.nextInt(200);
                assertThat(states.compareAndSet(rank, expected[rank] + 1, state))
                        .isFalse();
                if (random.nextBoolean()) {
                    states.set(rank, state);
                } else {
                    assertThat(states.compareAndSet(rank, expected[rank], state))
                            .isTrue();
                }
                expected[rank] = state;
                assertThat(states.get(rank)).isEqualTo(state);
            }
            int from = random.nextInt(RANKS);
            int to = from + random.nextInt(RANKS - from);
            int state = 1 + random.nextInt(199);
            int other = 1 + random.nextInt(199);
            assertThat(states.next(from, to, state, other)).isEqualTo(nextByHand(expected, from, to, state, other));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 7, 120, 200})
    void everyValueHasAStateOfItsOwn(int mostMoves) {
        for (boolean draws : new boolean[] {false, true}) {
            RankStates states = RankStates.of(1, mostMoves);
            if (draws) {
                states.hasDraws = true;
            }
            assertEveryValueHasAState(states, mostMoves, draws);
        }
    }

    private static void assertEveryValueHasAState(RankStates states, int mostMoves, boolean draws) {
        int last = mostMoves;
        for (int distance = 0; states.holds(distance) && distance < 1_000; distance++) {
            for (Outcome outcome : new Outcome[] {Outcome.LOSS, Outcome.DRAW, Outcome.WIN}) {
                if (outcome == Outcome.DRAW && !draws && distance > 0) {
                    continue;
                }
                int state = states.decided(outcome, distance);
                assertThat(state).isEqualTo(last + 1);
                assertThat(Values.code(states.value(state))).isEqualTo(ValueCode.of(outcome, distance));
                states.set(0, state);
                assertThat(states.get(0)).isEqualTo(state);
                last = state;
            }
        }
        assertThat(Values.code(states.value(mostMoves))).isEqualTo(ValueCode.ENDLESS_DRAW);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 7, 120, 200})
    void onlyOpenPositionsAreDecidedByWhatTheyAreTold(int mostMoves) {
        RankStates states = RankStates.of(1, mostMoves);
        int lost = states.decided(Outcome.LOSS, 3);
        int won = states.decided(Outcome.WIN, 3);
        for (int state = RankStates.ABSENT; state < won + 10; state++) {
            boolean open = state > 0 && state <= mostMoves;
            boolean hasMore = state > 1;
            assertTold(states, state, true, lost, !open ? state : hasMore ? state - 1 : lost);
            assertTold(states, state, false, won, open ? won : state);
        }
    }

    private static void assertTold(RankStates states, int state, boolean isWon, int decided, int expected) {
        assertThat(states.told(state, isWon, decided)).as("%d", state).isEqualTo(expected);
        assertThat(states.decisions(state, expected))
                .as("%d", state)
                .isEqualTo(expected == decided && state != decided ? 1 : 0);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 60})
    void statesKeepWhatTheyAreWithMoreRoom(int mostMoves) {
        RankStates states = RankStates.of(RANKS, mostMoves);
        for (int rank = 0; rank < RANKS; rank++) {
            states.set(rank, rank % 256);
        }
        RankStates wide = states.widened();
        for (int rank = 0; rank < RANKS; rank++) {
            assertThat(wide.get(rank)).isEqualTo(rank % 256);
        }
        assertThat(states.holds(130)).isFalse();
        assertThat(wide.holds(20_000)).isTrue();
        assertThat(wide.decided(Outcome.WIN, 5)).isEqualTo(states.decided(Outcome.WIN, 5));
    }
}
