package dev.solvable.runtime.sweep.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Ending;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.game.tiles.TakenGame;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tables of words, filled by rows and by blocks, against a look at all successors of each board. */
class RowsAndBlocksTest {
    private static final int MAX_TILES = 40;

    /** The won positions, those of the second player to move above those of the first. */
    private static boolean[] won(long[] tiles, String players, boolean misere, int cells) {
        int sides = players.isEmpty() ? 1 : 2;
        boolean[] won = new boolean[sides << cells];
        for (int taken = (1 << cells) - 1; taken >= 0; taken--) {
            for (int side = 0; side < sides; side++) {
                boolean wins = false;
                boolean moves = false;
                for (int i = 0; i < tiles.length; i++) {
                    boolean may = players.isEmpty() || players.charAt(i) != (side == 0 ? '2' : '1');
                    if (may && (taken & tiles[i]) == 0) {
                        moves = true;
                        wins |= !won[(sides - 1 - side << cells) + (taken | (int) tiles[i])];
                    }
                }
                won[(side << cells) + taken] = moves ? wins : misere;
            }
        }
        return won;
    }

    private static void assertFills(WordSweep sweep, boolean[] won, int cells) {
        long[] table = sweep.newTable();
        for (int part = sweep.parts() - 1; part >= 0; part--) {
            sweep.fill(table, part);
        }
        assertThat(sweep.positions()).isEqualTo(won.length);
        boolean[] swept = new boolean[won.length];
        for (int position = 0; position < won.length; position++) {
            swept[position] = sweep.isWon(table, position & (1 << cells) - 1, position < 1 << cells);
        }
        assertThat(swept).isEqualTo(won);
    }

    /** Tiles of all sizes at random, each player's or both players'. */
    @ParameterizedTest
    @CsvSource({"7, 1", "8, 2", "9, 3", "12, 4", "13, 5", "16, 6", "17, 7", "18, 8"})
    void everyOutcomeFollowsFromThoseAfterIt(int cells, int seed) {
        Random random = new Random(seed);
        for (int games = 0; games < 4; games++) {
            int size = games == 0 ? 1 : 2;
            long[] tiles = random.longs()
                    .map(mask -> mask & random.nextLong() & (1L << cells) - 1)
                    .filter(mask -> Long.bitCount(mask) >= size && Long.bitCount(mask) < 5)
                    .distinct()
                    .limit(1 + random.nextInt(MAX_TILES))
                    .toArray();
            StringBuilder whose = new StringBuilder();
            for (int i = 0; i < tiles.length; i++) {
                whose.append("12*".charAt(random.nextInt(3)));
            }
            for (String players : new String[] {"", whose.toString()}) {
                for (boolean misere : new boolean[] {false, true}) {
                    boolean[] won = won(tiles, players, misere, cells);
                    TakenGame game = game(tiles, players, misere ? Ending.WINS : Ending.LOSES, cells);
                    assertFills(WordSweep.ofBlocks(game), won, cells);
                    int[] order = order(tiles, cells);
                    int rowCells = rowCells(tiles, order);
                    if (rowCells >= WordSweep.CELLS_IN_WORD) {
                        int blockCells = Math.min(cells, rowCells + random.nextInt(4));
                        assertFills(WordSweep.ofRows(game, order, rowCells, blockCells), won, cells);
                    }
                }
            }
        }
    }

    /** The cells in an order that begins with as many as no tile fits in. */
    private static int[] order(long[] tiles, int cells) {
        long row = 0;
        for (int cell = 0; cell < cells; cell++) {
            long larger = row | 1L << cell;
            row = Arrays.stream(tiles).allMatch(tile -> (tile & ~larger) != 0) ? larger : row;
        }
        long inRow = row;
        return IntStream.concat(
                        IntStream.range(0, cells).filter(cell -> (inRow >>> cell & 1) != 0),
                        IntStream.range(0, cells).filter(cell -> (inRow >>> cell & 1) == 0))
                .toArray();
    }

    private static int rowCells(long[] tiles, int[] order) {
        long row = 0;
        int count = 0;
        for (int cell : order) {
            long larger = row | 1L << cell;
            if (Arrays.stream(tiles).anyMatch(tile -> (tile & ~larger) == 0)) {
                break;
            }
            row = larger;
            count++;
        }
        return count;
    }

    private static TakenGame game(long[] tiles, String players, Ending noMoves, int cells) {
        return new TakenGame("Game", Board.of(".".repeat(cells)), "#.", noMoves, tiles, players);
    }

    @Test
    void rowsNumberBoardsByTheOrderOfTheirCells() {
        int[] order = {6, 8, 12, 16, 18, 2, 0, 4, 20, 24, 10, 14, 22, 1, 3, 5, 7, 11, 13, 17, 9, 15, 19, 21, 23};
        WordSweep sweep = WordSweep.ofRows(game(new long[] {0b11}, "", Ending.LOSES, order.length), order, 13, 16);
        for (int bit = 0; bit < order.length; bit++) {
            assertThat(sweep.number(1L << order[bit])).isEqualTo(1 << bit);
        }
        assertThat(sweep.number(1L << 6 | 1L << 8)).isEqualTo(0b11);
        assertThat(sweep.number((1L << 25) - 1)).isEqualTo((1 << 25) - 1);
    }
}
