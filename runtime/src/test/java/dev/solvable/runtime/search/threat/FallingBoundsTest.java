package dev.solvable.runtime.search.threat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Choice;
import dev.solvable.Encoding;
import dev.solvable.Ending;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.RuntimeVersion;
import dev.solvable.runtime.game.marks.ColumnBitboard;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.marks.MarksGame;
import dev.solvable.runtime.game.marks.MarksRules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said of a state of falling marks without search, against the plain minimax of all states. */
class FallingBoundsTest {
    private ColumnBitboard code;
    private MarksRules game;
    private ParityBounds bounds;
    private int won;
    private final Map<List<Long>, Integer> scores = new HashMap<>();
    private int told;

    @ParameterizedTest
    @CsvSource({"4, 4, 3, 200", "4, 4, 4, 100", "5, 3, 3, 50", "3, 5, 3, 50", "6, 3, 3, 200"})
    void boundsHold(int rows, int columns, int length, int atLeast) {
        Board board = RuntimeVersion.require(RuntimeVersion.CURRENT, "LineGame").board(rows, columns);
        code = (ColumnBitboard) MarksCode.columns(board);
        MarksGame lines = new MarksGame(
                "Lines", code, "xo.", Choice.OWN, Ending.WINS, Ending.DRAWS, linesOf(rows, columns, length));
        game = new MarksRules(lines, Encoding.BITMASK);
        bounds = new ParityBounds(game, code);
        won = rows * columns + 1;
        score(0, 0);
        assertThat(told).as("states that zugzwang decides").isGreaterThan(atLeast);
    }

    private static long[] linesOf(int rows, int columns, int length) {
        List<Long> lines = new ArrayList<>();
        int[][] steps = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                for (int[] step : steps) {
                    int lastRow = row + (length - 1) * step[0];
                    int lastColumn = column + (length - 1) * step[1];
                    if (lastRow < rows && lastColumn >= 0 && lastColumn < columns) {
                        long line = 0;
                        for (int i = 0; i < length; i++) {
                            line |= 1L << (row + i * step[0]) * columns + column + i * step[1];
                        }
                        lines.add(line);
                    }
                }
            }
        }
        return lines.stream().mapToLong(Long::longValue).toArray();
    }

    /** The mover's score by plain minimax; compares the bounds of each state in which nobody can win at once. */
    private int score(long own, long other) {
        if (game.hasLine(other)) {
            return Long.bitCount(own | other) - won;
        }
        long taken = own | other;
        if (taken == code.full()) {
            return 0;
        }
        Integer known = scores.get(List.of(own, other));
        if (known != null) {
            return known;
        }
        int best = -won;
        for (long rest = code.playable(taken); rest != 0; rest &= rest - 1) {
            best = Math.max(best, -score(other, own | rest & -rest));
        }
        scores.put(List.of(own, other), best);
        if ((game.threats(own) & code.playable(own | other)) == 0) {
            compare(own, other, best);
        }
        return best;
    }

    private void compare(long own, long other, int score) {
        boolean even = Long.bitCount(code.full() & ~(own | other)) % 2 == 0;
        if (even) {
            assertThat(score).isLessThanOrEqualTo(bounds.claimeven(own, other));
        }
        int bound = even
                ? bounds.zugzwang(own, other, game.threats(own))
                : bounds.zugzwang(other, own, game.threats(other));
        assertThat(even ? score : -score).isGreaterThanOrEqualTo(bound);
        if (bound > -won) {
            assertThat(bound).isPositive();
            told++;
        }
    }
}
