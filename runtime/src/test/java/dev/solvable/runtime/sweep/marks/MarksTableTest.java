package dev.solvable.runtime.sweep.marks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.solvable.Choice;
import dev.solvable.Encoding;
import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.ImpartialSolver;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.ImpartialShell;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.SolverShell;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.marks.MarksGame;
import dev.solvable.runtime.game.marks.MarksRules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class MarksTableTest {
    private static final Board SQUARE = Board.of("...", "...", "...");
    private static final long[] LINES = {
        0b111, 0b111_000, 0b111_000_000, 0b1_001_001, 0b10_010_010, 0b100_100_100, 0b100_010_001, 0b1_010_100
    };
    private static final Board LOW = Board.of("....", "....");

    private static MarksGame own(MarksCode code, long... lines) {
        return new MarksGame("Game", code, "xo.", Choice.OWN, Ending.WINS, Ending.DRAWS, lines);
    }

    /** Corners and the middle, and the symmetries of the square. */
    private static final TableRows ROWS = new TableRows(
            0b101_010_101,
            "012345678",
            "678345012",
            "210543876",
            "876543210",
            "036147258",
            "258147036",
            "630741852",
            "852741630");

    @Test
    void rowsAndTheirImagesHoldWhatThePlainSweepFinds() {
        MarksGame game = own(MarksCode.baseThree(SQUARE), LINES);
        Solver plain = new Game(game, 19_683, null);
        assertThat(plain.outcome(plain.initial())).isEqualTo(Outcome.DRAW);
        assertSolves(plain, game);
        assertSolves(new Game(game, 19_683, ROWS), game);
    }

    @Test
    void whoCompletesALineMayLose() {
        long[] lines = {0b11, 0b1100, 0b1_0010_0000};
        MarksGame misere =
                new MarksGame("Game", MarksCode.twoMasks(LOW), "xo.", Choice.OWN, Ending.LOSES, Ending.WINS, lines);
        assertSolves(new Game(misere, 1 << 16, null), misere);
    }

    @Test
    void marksFall() {
        Board board = Board.of("... ", "....", ". ..");
        MarksCode code = MarksCode.columns(board);
        MarksGame game = own(code, code.bits(0b111), code.bits(0b1_1000), code.bits(0b11_0000_0000));
        TableRows rows = new TableRows(0b1001_1011, "0123456789") /* the first two columns */;
        assertSolves(new Game(game, 1 << 14, null), game);
        assertSolves(new Game(game, 1 << 14, rows), game);
    }

    @Test
    void marksThatFallOnARowHaveBitsOfTheirOwnToo() {
        MarksCode code = MarksCode.columns(Board.of("........."));
        long[] lines = {code.bits(0b110), code.bits(0b10_0000), code.bits(0b1_1000_0000)};
        MarksGame game = new MarksGame("Game", code, "x.", Choice.SHARED, Ending.WINS, Ending.DRAWS, lines);
        assertSolves(new ImpartialGame(game, 1 << 18, null), game);
    }

    @Test
    void eitherMayPutAnyMark() {
        MarksGame wild =
                new MarksGame("Game", MarksCode.baseThree(SQUARE), "xo.", Choice.ANY, Ending.WINS, Ending.DRAWS, LINES);
        assertSolves(new ImpartialGame(wild, 19_683, null), wild);
        assertSolves(new ImpartialGame(wild, 19_683, ROWS), wild);
    }

    @Test
    void bothShareOneKindOfMark() {
        MarksGame notakto = new MarksGame(
                "Game", MarksCode.oneMask(SQUARE), "x.", Choice.SHARED, Ending.LOSES, Ending.DRAWS, LINES);
        assertSolves(new ImpartialGame(notakto, 512, null), notakto);
    }

    @Test
    void aWinCheckEndsTheGame() {
        MarksCode code = MarksCode.baseThree(LOW);
        MarksRules rules = new MarksRules(own(code), Encoding.AUTO) {
            @Override
            public boolean hasWinCheck() {
                return true;
            }

            @Override
            public boolean hasWon(long own, long other, Player owner) {
                return (owner == Player.FIRST ? (own & 0b1111) == 0b1111 : Long.bitCount(own & 0b1111_0000) >= 3)
                        && (other & 1) == 0;
            }
        };
        Solver checked = new Game(new MarksTable(rules, 6_561, 1), 6_561);
        Map<Long, Integer> scores = new HashMap<>();
        score(
                checked,
                checked.initial(),
                scores,
                (first, second) -> (first & 0b1111) == 0b1111
                        ? 1
                        : Long.bitCount(second & 0b1111_0000) >= 3 && (first & 1) == 0 ? -1 : 0,
                code);
        assertThat(scores).hasSizeGreaterThan(1_000);
        scores.forEach((position, score) -> assertScore(checked, position, score));
    }

    @Test
    void aListenerIsToldHowFarTheSweepIsAndMayAskAtItsEnd() throws InterruptedException {
        Board board = Board.of("....", "....", "....");
        Solver solver =
                new Game(own(MarksCode.baseThree(board), 0b1111), 531_441, new TableRows(0b1111, "0123456789ab"));
        List<Long> told = new ArrayList<>();
        solver.solve((done, total) -> {
            told.add(done);
            assertThat(total).isEqualTo(531_441);
            if (done == total) {
                solver.distance(solver.initial());
                assertThat(solver.bestMove(solver.initial())).isNotNegative();
            }
        });
        assertThat(told).hasSize(28).isSorted().startsWith(0L).endsWith(531_441L);
    }

    @Test
    void anInterruptEndsTheSweep() throws InterruptedException {
        Solver solver = new Game(own(MarksCode.baseThree(SQUARE), LINES), 19_683, null);
        Thread.currentThread().interrupt();
        assertThatExceptionOfType(InterruptedException.class).isThrownBy(() -> solver.solve((done, total) -> {}));
        Thread.currentThread().interrupt();
        assertThatExceptionOfType(CancellationException.class).isThrownBy(() -> solver.outcome(solver.initial()));
        assertThat(Thread.interrupted()).isTrue();
        assertThat(solver.outcome(solver.initial())).isEqualTo(Outcome.DRAW);
    }

    // A search that knows nothing but the moves and the lines.

    private static void assertSolves(Solver solver, MarksGame game) {
        long[] lines = game.lines();
        MarksCode code = game.code();
        Map<Long, Integer> scores = new HashMap<>();
        score(
                solver,
                solver.initial(),
                scores,
                (first, second) -> {
                    int owner = holds(first, lines) ? 1 : holds(second, lines) ? -1 : 0;
                    int lead = Long.bitCount(first) - Long.bitCount(second);
                    boolean firstMoved =
                            game.choice() == Choice.OWN ? lead == 1 : (Long.bitCount(first | second) & 1) == 1;
                    boolean full = owner == 0 && (first | second) == code.full() && game.noMoves() != Ending.DRAWS;
                    int ended = full
                            ? firstMoved ? -1 : 1
                            : game.choice() == Choice.OWN ? owner : owner == 0 ? 0 : firstMoved ? 1 : -1;
                    return game.completes() == Ending.WINS || full ? ended : -ended;
                },
                code);
        assertThat(scores).hasSizeGreaterThan(100);
        scores.forEach((position, score) -> assertScore(solver, position, score));
        if (solver instanceof ImpartialSolver impartial) {
            Map<Long, Integer> nimbers = new HashMap<>();
            nimber(solver, solver.initial(), nimbers);
            nimbers.forEach(
                    (position, nimber) -> assertThat(impartial.nimber(position)).isEqualTo(nimber));
        }
    }

    private static void assertScore(Solver solver, long position, int score) {
        String board = solver.format(position);
        assertThat(solver.outcome(position))
                .as(board)
                .isEqualTo(score > 0 ? Outcome.WIN : score < 0 ? Outcome.LOSS : Outcome.DRAW);
        if (score != 0) {
            assertThat(solver.distance(position)).as(board).isEqualTo(100 - Math.abs(score));
        }
    }

    private static boolean holds(long marks, long[] lines) {
        for (long line : lines) {
            if ((marks & line) == line) {
                return true;
            }
        }
        return false;
    }

    private interface Winner {
        /** 1 where the first player has won, -1 where the second has, 0 where nobody has. */
        int of(long first, long second);
    }

    private static int score(Solver solver, long position, Map<Long, Integer> known, Winner winner, MarksCode code) {
        Integer before = known.get(position);
        if (before != null) {
            return before;
        }
        int best;
        if (solver.isTerminal(position)) {
            int won = winner.of(code.first(position), code.second(position));
            best = 100 * (solver.toMove(position) == Player.FIRST ? won : -won);
        } else {
            best = -100;
            for (int move : solver.moves(position)) {
                int next = -score(solver, solver.play(position, move), known, winner, code);
                best = Math.max(best, next - Integer.signum(next));
            }
        }
        known.put(position, best);
        return best;
    }

    private static int nimber(Solver solver, long position, Map<Long, Integer> known) {
        Integer before = known.get(position);
        if (before != null) {
            return before;
        }
        List<Integer> seen = new ArrayList<>();
        for (int move : solver.moves(position)) {
            seen.add(nimber(solver, solver.play(position, move), known));
        }
        int least = 0;
        while (seen.contains(least)) {
            least++;
        }
        known.put(position, least);
        return least;
    }

    private static Plan plan(int positions) {
        return new Plan(Encoding.AUTO, Expectation.UNSTATED, 1, positions, positions, positions);
    }

    private static final class Game extends SolverShell {
        Game(MarksGame game, int positions, @Nullable TableRows rows) {
            this(table(game, positions, rows), positions);
        }

        Game(MarksTable table, int positions) {
            super(plan(positions), table);
        }
    }

    private static final class ImpartialGame extends ImpartialShell {
        ImpartialGame(MarksGame game, int positions, @Nullable TableRows rows) {
            this(table(game, positions, rows), positions);
        }

        private ImpartialGame(MarksTable table, int positions) {
            super(plan(positions), table, new MarksNimberTable(table));
        }
    }

    private static MarksTable table(MarksGame game, int positions, @Nullable TableRows rows) {
        return new MarksTable(new MarksRules(game, Encoding.AUTO), positions, 1, rows);
    }
}
