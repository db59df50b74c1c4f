package dev.solvable.runtime.search.marks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Choice;
import dev.solvable.Encoding;
import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.Outcome;
import dev.solvable.Solver;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.ImpartialShell;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.RuntimeVersion;
import dev.solvable.runtime.SolverShell;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.marks.MarksGame;
import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.search.ParallelScoreSearch.Share;
import dev.solvable.runtime.search.SearchTables;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Who completes a line loses, on three rows of four, with one kind of marks and with two, shared and not: every state
 * by plain minimax.
 */
@Tag("slow")
class LosingLinesSearchTest {
    private static final int ROWS = 3;
    private static final int COLUMNS = 4;
    private static final int CELLS = ROWS * COLUMNS;
    private static final int WON = CELLS + 1;

    /** Rows, columns, diagonals. */
    private static final long[] STRAIGHT = {
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

    /** Patterns of one cell, two and four. */
    private static final long[] PATTERNS = {
        0b0000_0000_0100, 0b1000_0000_0001, 0b0000_0110_0000, 0b0010_0000_1000, 0b1001_0000_1001, 0b0101_1010_0000
    };

    /** So few that little is known of the next state. */
    private static final int ENTRIES = 1 << 10;

    private static final Plan PLAN = new Plan(Encoding.BITMASK, Expectation.UNSTATED, 1, 1L, ENTRIES, 8L * ENTRIES);

    private static final class Impartial extends ImpartialShell {
        Impartial(MarksGame game) {
            this(new MarksSearchEngine(new MarksRules(game, Encoding.BITMASK), ENTRIES, 0, 1));
        }

        private Impartial(MarksSearchEngine engine) {
            super(PLAN, engine, new MarksNimberSearch(engine));
        }
    }

    private static final class Own extends SolverShell {

        Own(MarksGame game) {
            super(PLAN, new MarksSearchEngine(new MarksRules(game, Encoding.BITMASK), ENTRIES, 0, 1));
        }
    }

    /** By the marks of both kinds, of states without a line. */
    private final Map<Long, Integer> scores = new HashMap<>();

    private Choice choice = Choice.OWN;
    private long[] lines = STRAIGHT;
    private Ending fullBoard = Ending.DRAWS;

    private MarksGame game(MarksCode code) {
        return new MarksGame("LosingLines", code, "xo.", choice, Ending.LOSES, fullBoard, lines);
    }

    private static MarksCode code(Choice choice) {
        Board board =
                RuntimeVersion.require(RuntimeVersion.CURRENT, "LosingLines").board(ROWS, COLUMNS);
        return choice == Choice.SHARED ? MarksCode.oneMask(board) : MarksCode.twoMasks(board);
    }

    @ParameterizedTest
    @CsvSource({
        "SHARED, true, DRAWS",
        "SHARED, true, WINS",
        "SHARED, false, LOSES",
        "ANY, true, DRAWS",
        "OWN, true, DRAWS",
        "OWN, true, WINS",
        "OWN, true, LOSES",
        "OWN, false, DRAWS",
        "OWN, false, WINS"
    })
    void outcomesAndDistancesAreThoseOfMinimax(Choice choice, boolean straight, Ending fullBoard) {
        workOut(choice, straight, fullBoard);
        MarksCode code = code(choice);
        MarksGame game = game(code);
        Solver solver = choice == Choice.OWN ? new Own(game) : new Impartial(game);
        scores.forEach((state, score) -> {
            long position = code.positionOf(state & (1 << CELLS) - 1, state >>> CELLS);
            Outcome outcome = score > 0 ? Outcome.WIN : score < 0 ? Outcome.LOSS : Outcome.DRAW;
            assertThat(solver.outcome(position)).as("%x", state).isEqualTo(outcome);
            int distance = score == 0 ? CELLS - Long.bitCount(state) : WON - Math.abs(score);
            assertThat(solver.distance(position)).as("%x", state).isEqualTo(distance);
        });
    }

    @ParameterizedTest
    @CsvSource({"true, DRAWS", "true, WINS", "true, LOSES", "false, DRAWS"})
    void safeMovesTellMuchAndNothingWrong(boolean straight, Ending fullBoard) {
        workOut(Choice.OWN, straight, fullBoard);
        MarksCode code = code(Choice.OWN);
        MarksRules rules = new MarksRules(game(code), Encoding.BITMASK);
        Turn turn = new Turn(rules);
        SearchTables tables =
                SearchTables.ofEach(turn, 1, ENTRIES, 2 * CELLS, CELLS, 0).get(0);
        SafeOwnMarksSearch bounds = new SafeOwnMarksSearch(rules, new int[0], new Share(new Progress(turn), tables, 0));
        int[] exact = new int[1];
        scores.forEach((state, score) -> {
            long first = state & (1 << CELLS) - 1;
            long second = state >>> CELLS;
            boolean firstMoves = Long.bitCount(first) == Long.bitCount(second);
            int bound = firstMoves ? bounds.bound(first, second) : bounds.bound(second, first);
            if (bound > 0) {
                assertThat(score).as("%x", state).isGreaterThanOrEqualTo(bound);
            } else if (bound < 0) {
                assertThat(score).as("%x", state).isLessThanOrEqualTo(bound);
            }
            exact[0] += bound != 0 && bound == score ? 1 : 0;
        });
        assertThat(exact[0]).isGreaterThan(scores.size() / 4);
    }

    private void workOut(Choice choice, boolean straight, Ending fullBoard) {
        this.choice = choice;
        this.lines = straight ? STRAIGHT : PATTERNS;
        this.fullBoard = fullBoard;
        score(0, 0);
        assertThat(scores).hasSizeGreaterThan(500);
    }

    private boolean hasLine(long marks) {
        return Arrays.stream(lines).anyMatch(line -> (line & ~marks) == 0);
    }

    /** A win in n plies is WON - n for the player to move, a loss n - WON. */
    private int score(long first, long second) {
        Integer known = scores.get(first | second << CELLS);
        if (known != null) {
            return known;
        }
        int best = Integer.MIN_VALUE;
        boolean secondMoves = choice == Choice.OWN && Long.bitCount(first) > Long.bitCount(second);
        for (int move = secondMoves ? CELLS : 0; move < (secondMoves || choice == Choice.ANY ? 2 : 1) * CELLS; move++) {
            long mark = 1L << move % CELLS;
            if (((first | second) & mark) == 0) {
                best = Math.max(
                        best, scoreAfter(move < CELLS ? first | mark : first, move < CELLS ? second : second | mark));
            }
        }
        if (best == Integer.MIN_VALUE) {
            best = fullBoard == Ending.DRAWS ? 0 : fullBoard == Ending.WINS ? WON : -WON;
        }
        scores.put(first | second << CELLS, best);
        return best;
    }

    /** The score for the player who has moved. */
    private int scoreAfter(long first, long second) {
        if (hasLine(first) || hasLine(second)) {
            return 1 - WON;
        }
        int theirs = score(first, second);
        return theirs > 0 ? 1 - theirs : theirs < 0 ? -1 - theirs : 0;
    }
}
