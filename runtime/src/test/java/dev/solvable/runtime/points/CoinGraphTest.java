package dev.solvable.runtime.points;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Choice;
import dev.solvable.Ending;
import dev.solvable.Player;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.marks.MarksGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Positions are held to be isomorphic where some permutation of the coins makes them equal, and only there. */
class CoinGraphTest {
    private static final long SEED = Long.getLong("solvable.coins.seed", 27);

    private static final int CELLS = 9;
    private static final int COINS = 5;

    private static StringsAndCoins game(long... lines) {
        MarksCode code = MarksCode.oneMask(Board.of(".".repeat(CELLS)));
        return new StringsAndCoins(new MarksGame(
                "Coins", code, "#.", Choice.SHARED, Ending.SCORES, Ending.DRAWS, Player.EITHER, true, lines));
    }

    private static long[] randomLines(Random random) {
        Set<Long> distinct = new TreeSet<>();
        while (distinct.size() < COINS) {
            distinct.clear();
            long[] lines = new long[COINS];
            for (int cell = 0; cell < CELLS; cell++) {
                for (int end = random.nextInt(3); end > 0; end--) {
                    lines[random.nextInt(COINS)] |= 1L << cell;
                }
            }
            for (long line : lines) {
                if (line != 0) {
                    distinct.add(line);
                }
            }
        }
        return distinct.stream().mapToLong(line -> line).toArray();
    }

    private static List<int[]> permutations(int size) {
        List<int[]> all = new ArrayList<>();
        if (size == 0) {
            all.add(new int[0]);
            return all;
        }
        for (int[] shorter : permutations(size - 1)) {
            for (int place = 0; place < size; place++) {
                int[] longer = new int[size];
                for (int i = 0; i < size; i++) {
                    longer[i] = i < place ? shorter[i] : i == place ? size - 1 : shorter[i - 1];
                }
                all.add(longer);
            }
        }
        return all;
    }

    /** The least list of strings' ends under all permutations of the coins. */
    private static String canonical(long mask, long[] lines, List<int[]> permutations) {
        String least = "~";
        for (int[] images : permutations) {
            List<String> strings = new ArrayList<>();
            for (int cell = 0; cell < CELLS; cell++) {
                if ((mask >>> cell & 1) != 0) {
                    Set<Integer> ends = new TreeSet<>();
                    for (int line = 0; line < lines.length; line++) {
                        if ((lines[line] >>> cell & 1) != 0) {
                            ends.add(images[line]);
                        }
                    }
                    strings.add(ends.toString());
                }
            }
            strings.sort(null);
            String text = strings.toString();
            least = text.compareTo(least) < 0 ? text : least;
        }
        return least;
    }

    @Test
    void knowsIsomorphicPositions() {
        Random random = new Random(SEED);
        List<int[]> permutations = permutations(COINS);
        for (int graph = 0; graph < 6; graph++) {
            long[] lines = randomLines(random);
            StringsAndCoins game = game(lines);
            String[] canonical = new String[1 << CELLS];
            for (int mask = 0; mask < canonical.length; mask++) {
                canonical[mask] = canonical(mask, lines, permutations);
            }
            CoinGraph one = new CoinGraph(game);
            CoinGraph other = new CoinGraph(game);
            for (int mask = 0; mask < canonical.length; mask++) {
                long hash = one.see(mask);
                for (int second = mask; second < canonical.length; second++) {
                    boolean same = canonical[mask].equals(canonical[second]);
                    long secondHash = other.see(second);
                    if (one.isIsomorphic(other) != same || same && secondHash != hash) {
                        assertThat(one.isIsomorphic(other))
                                .as("%s and %s, seed %s", canonical[mask], canonical[second], SEED)
                                .isEqualTo(same);
                        assertThat(secondHash).isEqualTo(hash);
                    }
                }
            }
        }
    }

    /** Two rings of three coins and a ring of six, in which all coins have one colour. */
    @Test
    void tellsRingsApart() {
        StringsAndCoins game = game(0b0110_0001, 0b0000_0011, 0b0100_0110, 0b1000_1100, 0b0001_1000, 0b1011_0000);
        CoinGraph six = new CoinGraph(game);
        CoinGraph three = new CoinGraph(game);
        assertThat(six.see(0b0011_1111)).isEqualTo(three.see(0b1101_1011));
        assertThat(six.isIsomorphic(three)).isFalse();
    }
}
