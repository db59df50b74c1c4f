package dev.solvable.tool.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Solver;
import dev.solvable.sample.games.GameCatalog;
import org.junit.jupiter.api.Test;

class GameViewTest {
    @Test
    void cellsHaveTheNamesThatTheGameGivesThem() {
        Solver snort = GameCatalog.find("Snort").orElseThrow();

        assertThat(GameView.of("Snort", snort).cells()).startsWith("Ba1", "Bb1").endsWith("Ce3");
    }
}
