package dev.solvable.tool.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.sample.games.GameCatalog;
import dev.solvable.tool.fixtures.DropsSolver;
import dev.solvable.tool.fixtures.Falling_EitherSolver;
import dev.solvable.tool.fixtures.Falling_RowsSolver;
import dev.solvable.tool.fixtures.FullBoardSolver;
import dev.solvable.tool.fixtures.NoFirstMoveSolver;
import dev.solvable.tool.fixtures.OverAtOnceSolver;
import org.junit.jupiter.api.Test;

class GameViewTest {
    @Test
    void cellsHaveTheNamesThatTheGameGivesThem() {
        Solver snort = GameCatalog.find("Snort").orElseThrow();

        assertThat(GameView.of("Snort", snort).cells()).startsWith("Ba1", "Bb1").endsWith("Ce3");
    }

    /** By the start and by promotion, from the board and from the hand. */
    @Test
    void everyKindOfPieceIsAmongTheCharacters() {
        Solver pawns = GameCatalog.find("QueensHexapawn").orElseThrow();
        Solver king = GameCatalog.find("KingAndPawn").orElseThrow();
        Solver morris = GameCatalog.find("ThreeMensMorris").orElseThrow();

        assertThat(GameView.of("QueensHexapawn", pawns).characters()).containsExactly(".", "P", "Q", "p", "q");
        assertThat(GameView.of("KingAndPawn", king).characters()).containsExactly(".", "K", "P", "Q", "k");
        assertThat(GameView.of("ThreeMensMorris", morris).characters()).containsExactly(".", "X", "o");
        assertThat(GameView.of("Drops", new DropsSolver()).characters()).containsExactly(".", "N", "T", "n", "t");
    }

    @Test
    void gravityIsTrueWhereMarksFallAndNowhereElse() {
        for (String game : GameCatalog.names()) {
            Solver solver = GameCatalog.find(game).orElseThrow();
            assertThat(GameView.of(game, solver).gravity()).as(game).isEqualTo(game.startsWith("ConnectFour"));
        }
        assertThat(GameView.of("Either", new Falling_EitherSolver()).gravity()).isTrue();
        assertThat(GameView.of("Rows", new Falling_RowsSolver()).gravity()).isFalse();
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

    /** On 64 cells a board with half a tile is no position, whoever is to move. */
    @Test
    void tilesOfTwoPlayersMayFillTheWholeLong() {
        GameView view = GameView.of("FullBoard", new FullBoardSolver());

        assertThat(view.sideNeeded()).isTrue();
        assertThat(view.moves())
                .hasSize(112)
                .allSatisfy(move -> assertThat(move.pick()).isNull());
        assertThat(view.moves()).filteredOn(move -> move.by() == Player.FIRST).hasSize(56);
    }
}
