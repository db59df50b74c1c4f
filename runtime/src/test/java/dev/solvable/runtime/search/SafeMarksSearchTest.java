package dev.solvable.runtime.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Choice;
import dev.solvable.Encoding;
import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.Outcome;
import dev.solvable.Solver;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.MarksCode;
import dev.solvable.runtime.MarksGame;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.RuntimeVersion;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Three in a row loses on three rows of four, with one kind of marks and with two, shared and not: every state by plain
 * minimax.
 */
class SafeMarksSearchTest {
    private static final int ROWS = 3;
    private static final int COLUMNS = 4;
    private static final int CELLS = ROWS * COLUMNS;

    /** Rows, columns, diagonals. */
    private static final long[] LINES = {
        0b0000_0000_0111,
        0b0000_0000_1110,
        0b0000_0111_0000,
        0b0000_1110_0000,
        0b0111_0000_0000,
        0b1110_0000_0000,
        0b0001_0001_0001,
        0b0010_0010_0010,
        0b0100_0100_0100,
        0b1000_1000_1000,
        0b0100_0010_0001,
        0b1000_0100_0010,
        0b0001_0010_0100,
        0b0010_0100_1000
    };

    /** So few that little is known of the next state. */
    private static final int ENTRIES = 1 << 10;

    private static final Plan PLAN = new Plan(Encoding.BITMASK, Expectation.UNSTATED, 1, 1L, ENTRIES, 8L * ENTRIES);

    private static final class LosingLines extends ImpartialMarksSearchSolver {
        LosingLines(MarksCode code, Choice choice) {
            super(game(code, choice), PLAN, 1, ENTRIES, 0);
        }
    }

    private static final class OwnLosingLines extends MarksSearchSolver {
        OwnLosingLines(MarksCode code) {
            super(game(code, Choice.OWN), PLAN, 1, new int[] {0, 11, 3, 8, 1, 2, 9, 10, 4, 7, 5, 6}, ENTRIES, 0);
        }
    }

    private static MarksGame game(MarksCode code, Choice choice) {
        return new MarksGame("LosingLines", code, "xo.", choice, Ending.LOSES, Ending.DRAWS, LINES);
    }

    /** By the marks of both kinds: plies to the loss or the win of the player to move, less than 0 for a loss. */
    private final Map<Long, Integer> plies = new HashMap<>();

    @ParameterizedTest
    @EnumSource
    void outcomesAndDistancesAreThoseOfMinimax(Choice choice) {
        Board board =
                RuntimeVersion.require(RuntimeVersion.CURRENT, "LosingLines").board(ROWS, COLUMNS);
        MarksCode code = choice == Choice.SHARED ? MarksCode.oneMask(board) : MarksCode.twoMasks(board);
        Solver solver = choice == Choice.OWN ? new OwnLosingLines(code) : new LosingLines(code, choice);
        pliesOf(0, 0, choice);
        plies.forEach((state, plies) -> {
            long first = state & (1 << CELLS) - 1;
            long position = code.positionOf(first, state >>> CELLS);
            Outcome outcome = plies > 0 ? Outcome.WIN : plies < 0 ? Outcome.LOSS : Outcome.DRAW;
            assertThat(solver.outcome(position)).as("%x", state).isEqualTo(outcome);
            int distance = plies == 0 ? CELLS - Long.bitCount(state) : Math.abs(plies);
            assertThat(solver.distance(position)).as("%x", state).isEqualTo(distance);
        });
        assertThat(plies).hasSizeGreaterThan(choice == Choice.SHARED ? 1_000 : choice == Choice.OWN ? 30_000 : 100_000);
    }

    private static boolean hasLine(long marks) {
        for (long line : LINES) {
            if ((line & ~marks) == 0) {
                return true;
            }
        }
        return false;
    }

    private int pliesOf(long first, long second, Choice choice) {
        Integer known = plies.get(first | second << CELLS);
        if (known != null) {
            return known;
        }
        int win = 0;
        int loss = 0;
        boolean draws = (first | second) == (1 << CELLS) - 1;
        boolean secondMoves = choice == Choice.OWN && Long.bitCount(first) > Long.bitCount(second);
        for (int move = secondMoves ? CELLS : 0; move < (secondMoves || choice == Choice.ANY ? 2 : 1) * CELLS; move++) {
            long mark = 1L << move % CELLS;
            if (((first | second) & mark) != 0) {
                continue;
            }
            long nextFirst = move < CELLS ? first | mark : first;
            long nextSecond = move < CELLS ? second : second | mark;
            if (hasLine(nextFirst) || hasLine(nextSecond)) {
                loss = Math.max(loss, 1);
                continue;
            }
            int theirs = pliesOf(nextFirst, nextSecond, choice);
            if (theirs < 0) {
                win = win == 0 ? 1 - theirs : Math.min(win, 1 - theirs);
            } else if (theirs == 0) {
                draws = true;
            } else {
                loss = Math.max(loss, 1 + theirs);
            }
        }
        int result = win != 0 ? win : draws ? 0 : -loss;
        plies.put(first | second << CELLS, result);
        return result;
    }
}
