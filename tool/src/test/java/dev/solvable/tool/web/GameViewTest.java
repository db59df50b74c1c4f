package dev.solvable.tool.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Solver;
import dev.solvable.sample.games.GameCatalog;
import dev.solvable.tool.fixtures.NoFirstMoveSolver;
import dev.solvable.tool.fixtures.OverAtOnceSolver;
import org.junit.jupiter.api.Test;

class GameViewTest {
    @Test
    void cellsHaveTheNamesThatTheGameGivesThem() {
        Solver snort = GameCatalog.find("Snort").orElseThrow();

        assertThat(GameView.of("Snort", snort).cells()).startsWith("Ba1", "Bb1").endsWith("Ce3");
    }

    @Test
    void aGameThatIsOverWhereItBeginsIsShown() {
        GameView tiles = GameView.of("NoFirstMove", new NoFirstMoveSolver());
        GameView marks = GameView.of("OverAtOnce", new OverAtOnceSolver());

        assertThat(tiles.characters()).containsExactly(".", "#");
        assertThat(tiles.sample()).isEqualTo("../..");
        assertThat(marks.characters()).containsExactly(".");
        assertThat(marks.sample()).isEqualTo(marks.board());
    }
}
