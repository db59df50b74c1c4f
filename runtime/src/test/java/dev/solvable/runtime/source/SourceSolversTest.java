package dev.solvable.runtime.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Ending;
import dev.solvable.GameFacts;
import dev.solvable.ImpartialSolver;
import dev.solvable.Outcome;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.TakenRules;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;

/** Games of moves at random against plain definitions. */
class SourceSolversTest {
    private static final Board BOARD = Board.of("...", "...", "...");

    private static final int POSITIONS = 1 << 9;

    /** A table of so few entries soon is full. */
    private static final int FEW = 20;

    private static final class Sums extends SourceSumSolver {
        Sums(long[][] rows) {
            super("Sums", BOARD, new TakenRules("#.", Ending.LOSES), "Sums.rows()", rows, 1, FEW);
        }

        @Override
        public GameFacts facts() {
            throw new UnsupportedOperationException();
        }
    }

    private static final class Search extends SourceSearchSolver {
        Search(long[][] rows, Ending noMoves) {
            super("Search", BOARD, new TakenRules("#.", noMoves), "Search.rows()", rows, 1, FEW);
        }

        @Override
        public GameFacts facts() {
            throw new UnsupportedOperationException();
        }
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
        assertSolves(new Sums(rows), new Naive(9, rows, Ending.LOSES), Ending.LOSES);
        for (Ending noMoves : Ending.values()) {
            assertSolves(new Search(rows, noMoves), new Naive(9, rows, noMoves), noMoves);
        }
    }
}
