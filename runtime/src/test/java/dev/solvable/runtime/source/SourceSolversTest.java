package dev.solvable.runtime.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.solvable.Encoding;
import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.ImpartialSolver;
import dev.solvable.Outcome;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.ImpartialShell;
import dev.solvable.runtime.MaskKey;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.game.tiles.TakenGame;
import dev.solvable.runtime.game.tiles.TakenRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

/** Games of moves at random against plain definitions. */
class SourceSolversTest {
    private static final Board BOARD = Board.of("...", "...", "...");

    private static final int POSITIONS = 1 << 9;

    /** A table of so few entries soon is full. */
    private static final int FEW = 20;

    private static final Plan PLAN = new Plan(Encoding.BITMASK, Expectation.UNSTATED, 1, POSITIONS, FEW, 0);

    private static final class Solving extends ImpartialShell {
        Solving(Board board, long[][] rows, Ending noMoves, boolean sums) {
            this(new SourceSearchEngine(
                    new TakenRules(
                            TakenGame.ofRows("Game", board, noMoves, "Game.rows()", () -> rows),
                            Encoding.BITMASK,
                            MaskKey.ITSELF),
                    FEW,
                    sums,
                    1));
        }

        private Solving(SourceSearchEngine engine) {
            super(PLAN, engine, engine);
        }

        private Progress progress() {
            return engine().work().progress();
        }
    }

    private static Solving sums(long[][] rows) {
        return new Solving(BOARD, rows, Ending.LOSES, true);
    }

    private static long[][] randomRows(long seed) {
        Random random = new Random(seed);
        long[][] rows = new long[random.nextInt(14)][];
        for (int row = 0; row < rows.length; row++) {
            long shared = 1L << random.nextInt(9);
            long needs = shared | random.nextInt(POSITIONS) & random.nextInt(POSITIONS) & random.nextInt(POSITIONS);
            long fills = shared | random.nextInt(POSITIONS) & random.nextInt(POSITIONS);
            rows[row] = new long[] {needs, fills};
        }
        return rows;
    }

    private static void assertSolves(ImpartialSolver solver, Naive naive, Ending noMoves) {
        for (int position = 0; position < POSITIONS; position++) {
            Outcome outcome =
                    noMoves == Ending.DRAWS ? Outcome.DRAW : naive.wins[position] ? Outcome.WIN : Outcome.LOSS;
            assertThat(solver.outcome(position)).isEqualTo(outcome);
            assertThat(solver.distance(position)).isEqualTo(naive.distances[position]);
            assertThat(solver.nimber(position)).isEqualTo(naive.nimbers[position]);
            assertThat(solver.isReachable(position)).isEqualTo(naive.reachable[position]);
        }
    }

    @RepeatedTest(30)
    void movesAtRandomHaveTheValuesOfTheirDefinitions(RepetitionInfo repetition) {
        long[][] rows = randomRows(repetition.getCurrentRepetition());
        assertSolves(sums(rows), new Naive(9, rows, Ending.LOSES), Ending.LOSES);
        for (Ending noMoves : List.of(Ending.WINS, Ending.LOSES, Ending.DRAWS)) {
            assertSolves(new Solving(BOARD, rows, noMoves, false), new Naive(9, rows, noMoves), noMoves);
        }
    }

    private static Solving bigGame(int cells, long[][] rows) {
        return new Solving(Board.of(".".repeat(cells)), rows, Ending.LOSES, true);
    }

    /** Each cell is a move, but for the last: a search over positions would see all that is possible of the others. */
    @Test
    void whatNoMoveTakesIsOutOfReachAtOnce() {
        long[][] rows = new long[59][];
        for (int cell = 0; cell < rows.length; cell++) {
            rows[cell] = new long[] {1L << cell, 1L << cell};
        }
        Solving solver = bigGame(60, rows);
        assertThat(solver.isReachable((1L << 60) - 1)).isFalse();
        assertThat(solver.isReachable((1L << 59) - 1)).isTrue();
    }

    /** Dominoes on a chessboard without two opposite corners: no search sees soon that they cannot cover it. */
    @Test
    void aHardCoverIsInterrupted() throws InterruptedException {
        List<long[]> dominoes = new ArrayList<>();
        for (int cell = 0; cell < 64; cell++) {
            long[] tiles = {cell % 8 < 7 ? 3L << cell : 0, cell < 56 ? 0x101L << cell : 0};
            for (long tile : tiles) {
                if (tile != 0) {
                    dominoes.add(new long[] {tile, tile});
                }
            }
        }
        Solving solver = bigGame(64, dominoes.toArray(new long[0][]));
        assertThat(solver.isReachable(-1L)).isTrue();
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        Thread asking = new Thread(() -> {
            try {
                solver.isReachable(~(1L | 1L << 63));
            } catch (CancellationException e) {
                thrown.set(e);
            }
        });
        asking.start();
        asking.join(50);
        asking.interrupt();
        asking.join(20_000);
        assertThat(thrown.get()).isInstanceOf(CancellationException.class);
    }

    /** The first cell's move takes all and wins: no other cell is looked at, for the outcome nor for the distance. */
    @Test
    void aMoveThatWinsEndsTheLookAtARegion() throws InterruptedException {
        long[][] rows = new long[9][];
        for (int cell = 0; cell < rows.length; cell++) {
            rows[cell] = new long[] {1L << cell, cell == 0 ? POSITIONS - 1 : 3L << cell & POSITIONS - 1};
        }
        long[] states = new long[1];
        sums(rows).solve(0, (done, total) -> states[0] = done);
        assertThat(states[0]).isEqualTo(2);
    }

    /** Whether a search is long its own states tell, and not those of the questions before it. */
    @Test
    void aShortSearchAsksForNoOutcomesWhateverWasAskedBefore() {
        long[][] rows = new long[8][];
        for (int cell = 0; cell < rows.length; cell++) {
            rows[cell] = new long[] {3L << cell, 3L << cell};
        }
        Solving first = sums(rows);
        int distance = first.distance(0);
        Solving later = sums(rows);
        while (later.progress().states() < 1 << 20) {
            later.progress().count();
        }
        assertThat(later.distance(0)).isEqualTo(distance);
        assertThat(later.progress().states() - (1 << 20))
                .isEqualTo(first.progress().states());
    }

    @Test
    void aMissingSideIsNamed() {
        Solving solver = sums(new long[][] {{1, 1}});
        String board = solver.format(solver.initial());
        assertThatNullPointerException()
                .isThrownBy(() -> solver.parse(board, null))
                .withMessage("toMove");
    }
}
