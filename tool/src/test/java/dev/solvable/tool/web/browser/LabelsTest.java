package dev.solvable.tool.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.sample.games.GameCatalog;
import dev.solvable.tool.SampleGames;
import dev.solvable.tool.analysis.BoardText;
import dev.solvable.tool.web.WebExplorer;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * The value that stands in a cell is the value of the move that a press on it makes, in random positions of every
 * sample game; {@code -Dsolvable.labels=200} takes so many of each game.
 */
class LabelsTest {
    private static final int POSITIONS = Integer.getInteger("solvable.labels", 3);

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

    /** Presses the middle of every label, and tells what stood there and where it led. */
    private static final String PRESS_ALL = """
            const done = arguments[arguments.length - 1];
            const board = document.querySelector('#board');
            const settled = async () => {
              while (board.getAttribute('aria-busy') !== 'false') {
                await new Promise(resolve => setTimeout(resolve, 10));
              }
            };
            (async () => {
              board.scrollIntoView({ block: 'center' });
              await settled();
              const presses = [];
              for (let k = 0; k < board.querySelectorAll('.labels .badge').length; k++) {
                const badge = board.querySelectorAll('.labels .badge')[k];
                const box = badge.querySelector('.pill').getBoundingClientRect();
                const [clientX, clientY] = [box.x + box.width / 2, box.y + box.height / 2];
                const label = badge.textContent;
                const before = location.search;
                document.elementFromPoint(clientX, clientY)
                  .dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, clientX, clientY }));
                const link = new URLSearchParams(location.search);
                presses.push([label, location.search === before ? '' : link.get('board'), link.get('to-move')]);
                if (location.search !== before) {
                  await settled();
                  document.querySelector('#back').click();
                  await settled();
                }
              }
              return presses;
            })().then(done, e => done(`${e.stack}`));
            """;

    private static WebExplorer explorer;
    private static ChromeDriver driver;

    @BeforeAll
    static void start(@TempDir Path profile) throws IOException {
        explorer = WebExplorer.start(SampleGames.GAMES, "localhost", 0);
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

    static Set<String> games() {
        return GameCatalog.names();
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
        for (int i = 0; i < POSITIONS; i++) {
            check(solver, randomPosition(solver, PLIES.getOrDefault(game, 0), random));
        }
    }

    private static void check(Solver solver, long position) {
        String board = BoardText.of(solver, position);
        String side = name(solver.toMove(position) == Player.SECOND ? Player.SECOND : Player.FIRST);
        ExplorerPage page = new ExplorerPage(driver, explorer.address());
        page.open("?game=" + solver.facts().name() + "&board=" + URLEncoder.encode(board, StandardCharsets.UTF_8)
                + "&to-move=" + side);
        int open = page.findAll(".cell.open").size();
        Object presses = driver.executeAsyncScript(PRESS_ALL);

        assertThat(presses)
                .as(board)
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .hasSizeGreaterThanOrEqualTo(Math.max(1, open));
        for (Object press : (List<?>) presses) {
            List<?> told = (List<?>) press;
            assertThat(String.valueOf(told.get(0)))
                    .as(
                            "%s %s: the label, and the value of the move that led to %s",
                            solver.facts().name(), board, told.get(1))
                    .endsWith(value(solver, String.valueOf(told.get(1)), String.valueOf(told.get(2))));
        }
    }

    /** What a position is worth to the player who moved there, as labels say it: {@code W 3}. */
    private static String value(Solver solver, String board, String toMove) {
        long next = BoardText.parse(solver, board, Player.valueOf(toMove.toUpperCase(Locale.ROOT)));
        Outcome outcome = solver.outcome(next);
        String letter = outcome == Outcome.DRAW ? "D" : outcome == Outcome.WIN ? "L" : "W";
        return letter + " " + (1 + solver.distance(next));
    }

    /** A position in a random game, after so many moves at least, that is not its end. */
    private static long randomPosition(Solver solver, int atLeast, Random random) {
        while (true) {
            long position = solver.initial();
            int plies = atLeast + random.nextInt(4);
            for (int ply = 0; ply < plies && !solver.isTerminal(position); ply++) {
                int[] moves = solver.moves(position);
                position = solver.play(position, moves[random.nextInt(moves.length)]);
            }
            if (!solver.isTerminal(position)) {
                return position;
            }
        }
    }

    private static String name(Player player) {
        return player.name().toLowerCase(Locale.ROOT);
    }
}
