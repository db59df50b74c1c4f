package dev.solvable.runtime.partizan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountingProofTest {
    private static final int ROWS = 4;
    private static final int COLUMNS = 4;

    /** Dominoes across each other, along each other, bars, shapes together, and so many shapes that they are listed. */
    @ParameterizedTest
    @CsvSource({
        "#/#, ##",
        "##, ##",
        "#.#, ##",
        "#/#/#, ##",
        "##/#., ###",
        "#/# ##, ##/##",
        "#, ##",
        "##/#. ##/.# #./## ####, ##",
        "##/#. ##/.# #./## ####, #/# ##/## ###/#.."
    })
    void whoLeadsMakesTheLastMove(String firstPictures, String secondPictures) {
        long[] first = Placements.of(ROWS, COLUMNS, firstPictures.split(" ", -1));
        long[] second = Placements.of(ROWS, COLUMNS, secondPictures.split(" ", -1));
        CountingProof proof = new CountingProof(TileReach.of(first), TileReach.of(second));
        Map<Long, Boolean> firstWins = new HashMap<>();
        Map<Long, Boolean> secondWins = new HashMap<>();
        int proofs = 0;
        for (long cells = 0; cells < 1L << ROWS * COLUMNS; cells += 3) {
            boolean shown = proof.lead(cells, true) > 0;
            boolean shownAsSecond = proof.lead(cells, false) > 0;
            if (shown) {
                assertThat(Placements.wins(cells, first, second, firstWins, secondWins))
                        .as("%x", cells)
                        .isTrue();
            }
            if (shownAsSecond) {
                assertThat(Placements.wins(cells, second, first, secondWins, firstWins))
                        .as("%x", cells)
                        .isFalse();
            }
            proofs += (shown ? 1 : 0) + (shownAsSecond ? 1 : 0);
        }
        assertThat(proofs).isPositive();
    }

    /** Dominoes across have code of their own, which has to come to what the code for all shapes does. */
    @Test
    void dominoesAreCountedAsOtherShapesAre() {
        long[] upright = Placements.of(8, 8, "#/#");
        long[] across = Placements.of(8, 8, "##");
        CountingProof ofDominoes = new CountingProof(TileReach.of(upright), TileReach.of(across));
        CountingProof ofShapes = new CountingProof(shaped(upright), shaped(across));
        Random random = new Random(8);
        for (int i = 0; i < 20_000; i++) {
            long free = random.nextLong() | (i % 2 == 0 ? random.nextLong() : 0);
            assertThat(ofDominoes.lead(free, i % 3 == 0)).as("%x", free).isEqualTo(ofShapes.lead(free, i % 3 == 0));
        }
    }

    /** Tiles that weigh as dominoes do, as nothing else tells their outcomes apart. */
    private static TileReach shaped(long[] tiles) {
        Dominoes dominoes = (Dominoes) TileReach.of(tiles);
        return new TileReach(tiles, TileShape.of(tiles)) {
            @Override
            void weigh(CellWeights weights, long free, long reach, long wanted) {
                dominoes.weigh(weights, free, reach, wanted);
            }
        };
    }
}
