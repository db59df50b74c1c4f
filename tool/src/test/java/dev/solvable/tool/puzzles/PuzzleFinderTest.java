package dev.solvable.tool.puzzles;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.sample.games.GameCatalog;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Random puzzles. */
class PuzzleFinderTest {
    /** In the last three, whoever moves last does not win. */
    @ParameterizedTest
    @CsvSource({"TicTacToe, 1", "ConnectFour4x4, 1", "Dodgem3x3, 0", "Notakto, 0", "MisereKayles, 0"})
    void aRandomPuzzleTakesAFewPlies(String game, int rest) throws InterruptedException {
        Puzzle puzzle =
                PuzzleFinder.any(GameCatalog.find(game).orElseThrow(), 1).orElseThrow();

        assertThat(puzzle.plies()).isBetween(2, 7);
        assertThat(puzzle.plies() % 2).isEqualTo(rest);
    }
}
