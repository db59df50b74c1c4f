package dev.solvable.runtime.points;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Choice;
import dev.solvable.Encoding;
import dev.solvable.Ending;
import dev.solvable.Player;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.marks.MarksGame;
import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.sweep.marks.PointsTable;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the search for strings and coins leaves out changes no value: every position of random graphs, by minimax. */
class CoinSearchTest {
    private static final int GRAPHS = Integer.getInteger("solvable.coins.graphs", 400);
    private static final long SEED = Long.getLong("solvable.coins.seed", 26);

    private static MarksRules rules(int cells, long... lines) {
        MarksCode code = MarksCode.oneMask(Board.of(".".repeat(cells)));
        MarksGame game = new MarksGame(
                "Coins", code, "#.", Choice.SHARED, Ending.SCORES, Ending.DRAWS, Player.EITHER, true, lines);
        return new MarksRules(game, Encoding.BITMASK);
    }

    /** By the definition: the points of every mask of cut strings, from all down. */
    private static int[] minimax(int cells, long... lines) {
        int full = (1 << cells) - 1;
        int[] points = new int[full + 1];
        for (int cut = full - 1; cut >= 0; cut--) {
            points[cut] = Integer.MIN_VALUE;
            for (int cell = 0; cell < cells; cell++) {
                int after = cut | 1 << cell;
                if (after != cut) {
                    int gain = 0;
                    for (long line : lines) {
                        gain += (line & ~after) == 0 && (line & ~cut) != 0 ? 1 : 0;
                    }
                    points[cut] = Math.max(points[cut], gain > 0 ? gain + points[after] : -points[after]);
                }
            }
        }
        return points;
    }

    private static void compare(int cells, int entries, long... lines) {
        MarksRules rules = rules(cells, lines);
        assertThat(StringsAndCoins.describes(rules.game)).isTrue();
        PointsSearchEngine engine = new PointsSearchEngine(rules, entries, 1);
        int[] expected = minimax(cells, lines);
        for (int cut = 0; cut < expected.length; cut++) {
            if (engine.points(cut) != expected[cut]) {
                assertThat(engine.points(cut))
                        .as("lines %s, cut %s", Arrays.toString(lines), Integer.toBinaryString(cut))
                        .isEqualTo(expected[cut]);
            }
        }
    }

    /** Each cell is on no, one or two of a few lines; most coins hang on two to four strings. */
    private static long[] randomLines(Random random, int cells) {
        int coins = 1 + random.nextInt(Math.max(1, cells * 2 / 3));
        long[] lines = new long[coins];
        for (int cell = 0; cell < cells; cell++) {
            int ends = random.nextInt(8) == 0 ? 0 : random.nextInt(4) == 0 ? 1 : 2;
            for (int end = 0; end < ends; end++) {
                lines[random.nextInt(coins)] |= 1L << cell;
            }
        }
        Set<Long> distinct = new LinkedHashSet<>();
        for (long line : lines) {
            if (line != 0) {
                distinct.add(line);
            }
        }
        return distinct.stream().mapToLong(line -> line).toArray();
    }

    @Test
    void knowsRandomGraphs() {
        Random random = new Random(SEED);
        for (int graph = 0; graph < GRAPHS; graph++) {
            int cells = 1 + random.nextInt(12);
            compare(cells, graph % 2 == 0 ? 1 << 12 : 3, randomLines(random, cells));
        }
    }

    /** Boards of boxes, where chains and loops are longer. */
    @Test
    void knowsBoxes() {
        compare(12, 1 << 12, 0b101101, 0b1011010, 0b10110100000, 0b101101000000);
        // A row of four boxes: 4 edges above, 5 between, 4 below.
        compare(
                13,
                1 << 12,
                1 | 3L << 4 | 1L << 9,
                2 | 3L << 5 | 1L << 10,
                4 | 3L << 6 | 1L << 11,
                8 | 3L << 7 | 1L << 12);
    }

    /** A ring of coins, and chains between two rings: loops of every length, with joints and without. */
    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6, 7})
    void knowsLoops(int length) {
        long[] ring = new long[length];
        for (int coin = 0; coin < length; coin++) {
            ring[coin] = 1L << coin | 1L << (coin + 1) % length;
        }
        compare(length, 64, ring);
        ring[0] |= 3L << length; // and two strings to the ground
        compare(length + 2, 64, ring);
    }

    @Test
    void otherGamesAreSearchedPlainly() {
        MarksRules crossing = rules(5, 0b00111, 0b01101, 0b11001);
        assertThat(StringsAndCoins.describes(crossing.game)).isFalse();
        PointsSearchEngine search = new PointsSearchEngine(crossing, 16, 1);
        PointsTable table = new PointsTable(crossing, 32, 1);
        int[] expected = minimax(5, crossing.game.lines());
        for (int cut = 0; cut < 32; cut++) {
            assertThat(search.points(cut)).isEqualTo(expected[cut]);
            assertThat(table.points(cut)).isEqualTo(expected[cut]);
        }
    }
}
