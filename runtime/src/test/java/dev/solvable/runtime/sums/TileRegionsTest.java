package dev.solvable.runtime.sums;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Encoding;
import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.ImpartialShell;
import dev.solvable.runtime.MaskKey;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.game.tiles.TakenGame;
import dev.solvable.runtime.game.tiles.TakenRules;
import dev.solvable.runtime.search.tiles.OutcomeEngine;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
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

    private static final class Sums extends ImpartialShell {
        Sums(Board board, long[] tiles, int entries) {
            this(new TileSums(rules(board, tiles), new RegionShapes(board, 0), entries, 1), entries);
        }

        private Sums(TileSums sums, int entries) {
            super(
                    new Plan(Encoding.BITMASK, Expectation.UNSTATED, 1, 1 << sums.rules().cells, entries, 0),
                    new OutcomeEngine(sums, entries),
                    sums);
        }
    }

    private static TakenRules rules(Board board, long[] tiles) {
        TakenGame game = new TakenGame("Sums", board, "#.", Ending.LOSES, tiles, "");
        return new TakenRules(game, Encoding.BITMASK, MaskKey.ITSELF);
    }

    @Test
    void regionsOfDominoesAddUp() {
        int[] nimbers = new int[POSITIONS];
        Sums cram = new Sums(BOARD, dominoes(), FEW);
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
    void imagesOfARegionUnderTheMotionsHaveItsName() {
        Board board = Board.of(".....", ".....", "....."); // the regions are ##. over #.. and its images
        RegionShapes all = new RegionShapes(board, 0b1111_1111);
        RegionShapes turns = new RegionShapes(board, 0b1001);
        long name = 0b00001_00011L;
        for (long image : new long[] {0b00011_00001L, 0b00011_00010L, 0b00010_00011L, name}) {
            assertThat(all.nameOf(image << 6)).isEqualTo(name);
        }
        assertThat(turns.nameOf(name << 1)).isEqualTo(name);
        assertThat(turns.nameOf(0b00011_00010L << 1)).isEqualTo(name);
        assertThat(turns.nameOf(0b00011_00001L << 1)).isEqualTo(0b00010_00011L);
        assertThat(turns.nameOf(0b00010_00011L << 1)).isEqualTo(0b00010_00011L);
        assertThat(new RegionShapes(board, 0).nameOf(name << 6)).isEqualTo(name << 6);
    }

    @Test
    void transposedImagesHaveTheNameOfARegionThatFits() {
        RegionShapes all = new RegionShapes(Board.of(".....", ".. ..", "....."), 0b1111_1111);
        assertThat(all.nameOf(0b111L)).isEqualTo(0b111L);
        assertThat(all.nameOf(0b00001_0001_00001L)).isEqualTo(0b111L);
        assertThat(all.nameOf(0b10000_1000_10000L)).isEqualTo(0b111L);
        assertThat(all.nameOf(0b1111L)).isEqualTo(0b1111L); // four rows do not fit
    }

    @Test
    void reversedRegionsOfARowOrAColumnHaveTheSameName() {
        for (Board board : new Board[] {Board.of("......"), Board.of(".", ".", ".", ".", ".", ".")}) {
            RegionShapes all = new RegionShapes(board, 0b1111_1111);
            assertThat(all.nameOf(0b0110_10L)).isEqualTo(0b1011L);
            assertThat(all.nameOf(0b1011_00L)).isEqualTo(0b1011L);
            assertThat(new RegionShapes(board, 1).nameOf(0b0110_10L)).isEqualTo(0b1101L);
        }
    }

    /**
     * Regions of 28 moves and more are searched in another way; this board has 31. With tables that hold all, and that
     * are soon full.
     */
    @Test
    void nimbersOfABoardWithLargeRegionsAreThoseOfPlainRecursion() {
        Board board = Board.of(".....", ".....", ".....", ".....");
        long[] tiles = dominoes(board);
        int[] nimbers = plainNimbers(tiles, 20);
        for (int entries : new int[] {1 << 16, 1 << 12, 1 << 10}) {
            Sums solver = new Sums(board, tiles, entries);
            assertThat(solver.nimber(0)).isEqualTo(2);
            Random random = new Random(entries);
            for (int i = 0; i < 300; i++) {
                int position = random.nextInt(1 << 20) & random.nextInt(1 << 20) & random.nextInt(1 << 20);
                assertThat(solver.nimber(position))
                        .as("%x, %d entries", position, entries)
                        .isEqualTo(nimbers[position]);
            }
        }
    }

    /** A half turn answers each tile on the whole board; on a line of three it meets the tile in the middle. */
    @Test
    void aRegionIsPairedWhereNoTileMeetsItsImage() {
        TileRegions cram = regions(Board.of("....", "...."), dominoes(Board.of("....", "....")));
        assertThat(cram.isPaired(0xFF)).isTrue();
        assertThat(cram.isPaired(0b0110_0110)).isTrue();
        assertThat(cram.isPaired(0b0111_0011)).isFalse(); // no image of itself
        assertThat(cram.isPaired(0b0111_0111)).isFalse(); // the middle column is its own image
        assertThat(cram.isPaired(0b1111)).isFalse(); // so are its middle cells
        TileRegions left = regions(Board.of("...."), new long[] {0b0011});
        assertThat(left.isPaired(0b1111)).isFalse(); // the image of the tile is none
    }

    private static TileRegions regions(Board board, long[] tiles) {
        TakenRules rules = rules(board, tiles);
        return new TileRegions(new Progress(new Turn(rules)), rules.game, new RegionShapes(board, 0), FEW);
    }

    /** Tiles of odd shapes, of which many have no image, on a board with a hole. */
    @Test
    void nimbersOfRandomTilesAreThoseOfPlainRecursion() {
        Board board = Board.of("....", ".. .", "....", "....");
        Random random = new Random(1);
        for (int game = 0; game < 40; game++) {
            long[] tiles = new Random(game)
                    .longs(20 + random.nextInt(30), 1, 1 << 15)
                    .map(tile -> tile & random.nextInt(1 << 15) & random.nextInt(1 << 15))
                    .filter(tile -> tile != 0)
                    .distinct()
                    .toArray();
            int[] nimbers = plainNimbers(tiles, 15);
            Sums solver = new Sums(board, tiles, 1 << 10);
            for (int position = 0; position < 1 << 15; position += 1 + random.nextInt(50)) {
                assertThat(solver.nimber(position))
                        .as("game %d, %x", game, position)
                        .isEqualTo(nimbers[position]);
            }
        }
    }

    private static long[] dominoes(Board board) {
        LongStream.Builder dominoes = LongStream.builder();
        int columns = board.columns();
        for (int cell = 0; cell < board.cells(); cell++) {
            if (cell % columns < columns - 1) {
                dominoes.add(3L << cell);
            }
            if (cell + columns < board.cells()) {
                dominoes.add((1L << columns | 1) << cell);
            }
        }
        return dominoes.build().toArray();
    }

    private static int[] plainNimbers(long[] tiles, int cells) {
        int[] nimbers = new int[1 << cells];
        for (int position = nimbers.length - 1; position >= 0; position--) {
            long seen = 0;
            for (long tile : tiles) {
                seen |= (position & tile) == 0 ? 1L << nimbers[(int) (position | tile)] : 0;
            }
            nimbers[position] = Long.numberOfTrailingZeros(~seen);
        }
        return nimbers;
    }
}
