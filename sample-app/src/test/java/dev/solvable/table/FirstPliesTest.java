package dev.solvable.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Solver;
import dev.solvable.sample.games.GameCatalog;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The positions of a game's first plies. It is here, not with the runtime, for the sample games. */
class FirstPliesTest {
    /** The counts of OEIS A013582: positions of Connect Four up to reflection. */
    @ParameterizedTest
    @CsvSource({"0, 1, 0", "1, 4, 1", "2, 25, 5", "3, 121, 30", "4, 568, 151", "5, 2144, 719", "6, 8231, 2863"})
    void positionsAndTheirImagesAreOne(int plies, int last, int before) throws InterruptedException {
        Solver solver = GameCatalog.find("ConnectFour7x6").orElseThrow();
        FirstPlies first = new FirstPlies(solver, plies);

        assertThat(first.last()).hasSize(last);
        assertThat(first.before()).hasSize(before);
    }
}
