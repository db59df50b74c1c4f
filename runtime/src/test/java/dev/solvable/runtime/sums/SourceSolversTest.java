package dev.solvable.runtime.sums;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Ending;
import dev.solvable.GameFacts;
import dev.solvable.ImpartialSolver;
import dev.solvable.Outcome;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.TakenRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

/** Games with a move source, and regions of tiles, against plain definitions. */
class SourceSolversTest {
    private static final Board BOARD = Board.of("...", "...", "...");

    private static final int POSITIONS = 1 << 9;

    /** Dominoes on the board. */
    private static final long[] DOMINOES = {3, 6, 24, 48, 192, 384, 9, 18, 36, 72, 144, 288};

    /** A table of so few entries soon is full. */
    private static final int FEW = 20;

    private static final class Sums extends SourceSumSolver {
        Sums(long[][] rows) {
            super("Sums", BOARD, new TakenRules("#.", Ending.LOSES), "Sums.rows()", rows, FEW, 1);
        }

        @Override
        public GameFacts facts() {
            throw new UnsupportedOperationException();
        }
    }

    private static final class Search extends SourceSearchSolver {
        Search(long[][] rows, Ending noMoves) {
            super("Search", BOARD, new TakenRules("#.", noMoves), "Search.rows()", rows, FEW, 1);
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

    @Test
    void regionsOfTilesAddUp() {
        List<long[]> rows = new ArrayList<>();
        for (long domino : DOMINOES) {
            rows.add(new long[] {domino, domino});
        }
        long[][] moves = rows.toArray(new long[0][]);
        Naive naive = new Naive(9, moves, Ending.LOSES);
        TileRegions regions = new TileRegions(new Progress(new Sums(moves)), BOARD, DOMINOES, 2, FEW);
        for (int position = 0; position < POSITIONS; position++) {
            assertThat(regions.isWon(position)).isEqualTo(naive.wins[position]);
            assertThat(regions.nimber(position)).isEqualTo(naive.nimbers[position]);
        }
    }

    @Test
    void imagesOfARegionAreThoseOfItsPicture() {
        int columns = 5; // .##.. / .#... two squares from the top
        long region = 0b00001_00011L << 2 * columns + 1;
        long corner = TileRegions.toCorner(region, columns);
        assertThat(corner).isEqualTo(0b00001_00011L);
        assertThat(TileRegions.width(corner, columns)).isEqualTo(2);
        assertThat(TileRegions.height(corner, columns)).isEqualTo(2);
        assertThat(TileRegions.upsideDown(corner, columns)).isEqualTo(0b00011_00001L);
        assertThat(TileRegions.turned(corner, 2, 2, columns)).isEqualTo(0b00011_00010L);
    }
}
