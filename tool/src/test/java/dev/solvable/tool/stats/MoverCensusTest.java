package dev.solvable.tool.stats;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.tool.fixtures.MovingGames;
import dev.solvable.tool.labels.PositionQueue;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Counts of games whose positions have no number of plies. */
class MoverCensusTest {
    /** Published, or counted by an independent program: positions, ended, won, drawn, lost, longest. */
    @ParameterizedTest
    @CsvSource({
        "Morris, 5390, 416, 2877, 1312, 1201, 9",
        "Pentagon, 56, 4, 8, 44, 4, 1",
        "Cars, 2055, 100, 1215, 0, 840, 22"
    })
    void theCountsAreThePublishedOnes(
            String game, long positions, long over, long wins, long draws, long losses, int longest) {
        MoverCensus.Count both =
                MoverCensus.of(MovingGames.find(game), 10_000).orElseThrow().both();

        assertThat(both).isEqualTo(new MoverCensus.Count(wins, draws, losses, over, longest));
        assertThat(both.positions()).isEqualTo(positions);
    }

    @Test
    void itGivesUpWhereThereAreMore() {
        assertThat(MoverCensus.of(MovingGames.find("Morris"), 5_389)).isEmpty();
        assertThat(MoverCensus.of(MovingGames.find("Morris"), 5_390)).isPresent();
    }

    @Test
    void aQueueHasEachPositionOnceInTheOrderInWhichItCame() {
        PositionQueue queue = new PositionQueue();
        Random random = new Random(9);
        Set<Long> seen = new HashSet<>();
        for (int i = 0; i < 20_000; i++) {
            long position = i % 3 == 0 ? random.nextInt(5_000) : random.nextLong();
            queue.add(position);
            if (seen.add(position)) {
                assertThat(queue.get(queue.size() - 1)).isEqualTo(position);
            }
            assertThat(queue.size()).isEqualTo(seen.size());
        }
    }
}
