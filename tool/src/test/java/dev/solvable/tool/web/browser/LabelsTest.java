package dev.solvable.tool.web.browser;

import dev.solvable.Solver;
import dev.solvable.sample.games.GameCatalog;
import dev.solvable.tool.SampleGames;
import dev.solvable.tool.analysis.BoardText;
import dev.solvable.tool.analysis.GameKind;
import dev.solvable.tool.web.WebExplorer;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * The value that stands in a cell is the value of the move that a press on it makes, in random positions of every
 * sample game; {@code -Dsolvable.labels=200} takes so many of each game.
 */
@Tag("slow")
class LabelsTest {
    /** How many moves are made at least before a position is looked at, where the first ones take long to solve. */
    private static final Map<String, Integer> PLIES = Map.of(
            "ConnectFour7x6",
            26,
            "ConnectFour6x5",
            14,
            "ConnectFour5x4",
            4,
            "FourByFour",
            5,
            "Queens",
            3,
            "Domineering",
            4);

    /** So far a random game goes: where pieces move, it need not end. */
    private static final int MOST_PLIES = 20;

    /** A game that is solved as a whole for its first position must be solved in seconds: all but Teeko. */
    private static final long MOST_STATES_OF_ENDLESS = 1L << 27;

    private static WebExplorer explorer;
    private static ChromeDriver driver;

    @BeforeAll
    static void start(@TempDir Path profile) throws IOException {
        explorer = WebExplorer.start(SampleGames.GAMES, "localhost", 0, WebExplorer.Features.NONE);
        driver = Chromium.start(profile);
        driver.manage().timeouts().scriptTimeout(Duration.ofMinutes(2));
        Chromium.resize(driver, 1360, 1000, false);
    }

    @AfterAll
    static void stop() {
        if (driver != null) {
            driver.quit();
        }
        explorer.close();
    }

    /** All games but those that show no values on the board, because their rules are a program, and the largest. */
    static List<String> games() {
        return GameCatalog.names().stream()
                .filter(LabelsTest::isPlayedOnTheBoard)
                .toList();
    }

    private static boolean isPlayedOnTheBoard(String game) {
        Solver solver = GameCatalog.find(game).orElseThrow();
        return switch (GameKind.of(solver)) {
            case FILLING -> true;
            case PIECES -> solver.facts().states() <= MOST_STATES_OF_ENDLESS;
            case PROGRAM -> false;
        };
    }

    @Test
    void aPressMakesTheMoveWhoseValueIsShown() {
        Solver solver = GameCatalog.blockGame();
        check(solver, BoardText.parse(solver, "#..../#..../##.../...../.....", null));
    }

    @ParameterizedTest
    @MethodSource("games")
    void theLabelIsTheValueOfTheMove(String game) {
        Solver solver = GameCatalog.find(game).orElseThrow();
        Random random = new Random(12);
        for (int i = 0; i < Labels.POSITIONS; i++) {
            check(solver, randomPosition(solver, PLIES.getOrDefault(game, 0), random));
        }
    }

    private static void check(Solver solver, long position) {
        Labels.check(driver, new ExplorerPage(driver, explorer.address()), solver, position);
    }

    /** One of the positions of a random game, after so many moves at least, that is not its end. */
    private static long randomPosition(Solver solver, int atLeast, Random random) {
        while (true) {
            List<Long> game = new ArrayList<>();
            long position = solver.initial();
            for (int ply = 0; ply < atLeast + MOST_PLIES && !solver.isTerminal(position); ply++) {
                if (ply >= atLeast) {
                    game.add(position);
                }
                int[] moves = solver.moves(position);
                position = solver.play(position, moves[random.nextInt(moves.length)]);
            }
            if (!game.isEmpty()) {
                return game.get(random.nextInt(game.size()));
            }
        }
    }
}
