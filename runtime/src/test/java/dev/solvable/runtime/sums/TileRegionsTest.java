package dev.solvable.runtime.sums;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Encoding;
import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.TileGame;
import dev.solvable.runtime.search.MaskKey;
import org.junit.jupiter.api.Test;

class TileRegionsTest {
    private static final Board BOARD = Board.of("....", "....", "....");

    private static final int POSITIONS = 1 << 12;

    /** A table of so few entries soon is full. */
    private static final int FEW = 20;

    private static long[] dominoes() {
        long[] dominoes = new long[17];
        int count = 0;
        for (int cell = 0; cell < 12; cell++) {
            if (cell % 4 < 3) {
                dominoes[count++] = 3L << cell;
            }
            if (cell < 8) {
                dominoes[count++] = 0b10001L << cell;
            }
        }
        return dominoes;
    }

    private static final class Cram extends TileSumSolver {
        Cram() {
            super(
                    new TileGame("Cram", BOARD, "#.", Ending.LOSES, dominoes(), ""),
                    new Plan(Encoding.BITMASK, Expectation.UNSTATED, 1, 1 << 12, FEW, 0),
                    1,
                    MaskKey.ITSELF,
                    FEW);
        }
    }

    @Test
    void regionsOfDominoesAddUp() {
        int[] nimbers = new int[POSITIONS];
        Cram cram = new Cram();
        for (int position = POSITIONS - 1; position >= 0; position--) {
            long seen = 0;
            for (long domino : dominoes()) {
                seen |= (position & domino) == 0 ? 1L << nimbers[(int) (position | domino)] : 0;
            }
            nimbers[position] = Long.numberOfTrailingZeros(~seen);
            assertThat(cram.nimber(position)).isEqualTo(nimbers[position]);
            assertThat(cram.distance(position) % 2 != 0).isEqualTo(nimbers[position] != 0);
        }
    }

    @Test
    void imagesOfARegionAreThoseOfItsPicture() {
        int columns = 5; // ##. over #.. somewhere on the board
        long region = 0b00001_00011L << 2 * columns + 1;
        long corner = TileRegions.toCorner(region, columns);
        assertThat(corner).isEqualTo(0b00001_00011L);
        assertThat(TileRegions.width(TileRegions.columnsOf(region, columns))).isEqualTo(2);
        assertThat(TileRegions.height(corner, columns)).isEqualTo(2);
        assertThat(TileRegions.upsideDown(corner, columns)).isEqualTo(0b00011_00001L);
        assertThat(TileRegions.turned(corner, 2, 2, columns)).isEqualTo(0b00011_00010L);
        assertThat(TileRegions.leastImage(0b00011_00010L, 2, 2, columns)).isEqualTo(0b00001_00011L);
    }
}
