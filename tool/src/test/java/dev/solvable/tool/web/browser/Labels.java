package dev.solvable.tool.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Outcome;
import dev.solvable.PieceStep;
import dev.solvable.Player;
import dev.solvable.ScoreSolver;
import dev.solvable.Solver;
import dev.solvable.runtime.GameGraph;
import dev.solvable.tool.analysis.BoardText;
import dev.solvable.tool.analysis.GameKind;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openqa.selenium.chrome.ChromeDriver;

/** The value that stands in a cell is the value of the move that a press on it makes. */
final class Labels {
    /** {@code -Dsolvable.labels=200} looks at so many positions of each game. */
    static final int POSITIONS = Integer.getInteger("solvable.labels", 3);

    /**
     * Presses every place that shows a value: with nothing chosen, and with each piece chosen that has several moves.
     * Tells what stood there and where it led.
     */
    private static final String PRESS_ALL = """
            const done = arguments[arguments.length - 1];
            const board = document.querySelector('#board');
            const settled = async () => {
              while (board.getAttribute('aria-busy') !== 'false') {
                await new Promise(resolve => setTimeout(resolve));
              }
            };
            const press = element => {
              const box = element.getBoundingClientRect();
              const [clientX, clientY] = [box.x + box.width / 2, box.y + box.height / 2];
              document.elementFromPoint(clientX, clientY)
                .dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, clientX, clientY }));
            };
            const letGo = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
            // Where the page would go: a browser that really goes there takes much longer.
            const addresses = [];
            history.pushState = history.replaceState = (state, title, address) => addresses.push(address);
            const presses = [];
            const pressLabels = async choose => {
              choose();
              const count = board.querySelectorAll('.labels .badge').length;
              for (let k = 0; k < count; k++) {
                const badge = board.querySelectorAll('.labels .badge')[k];
                const label = badge.textContent;
                addresses.length = 0;
                press(badge.querySelector('.pill'));
                const link = new URL(addresses[0] ?? '?board=', location).searchParams;
                presses.push([label, link.get('board'), link.get('to-move')]);
                if (addresses.length > 0) {
                  // Back before the next position is solved and drawn, which takes longest.
                  document.querySelector('#back').disabled = false;
                  document.querySelector('#back').click();
                  await settled();
                  letGo();
                }
                choose();
              }
              return count;
            };
            (async () => {
              board.scrollIntoView({ block: 'center' });
              await settled();
              await pressLabels(() => {});
              const pieces = [...board.querySelectorAll('.cell[aria-pressed]')].map(cell => cell.dataset.cell);
              for (const piece of pieces) {
                await pressLabels(() => press(board.querySelector(`.cell[data-cell="${piece}"] .piece`)));
                letGo();
              }
              delete history.pushState;
              delete history.replaceState;
              return presses;
            })().then(done, e => done(`${e.stack}`));
            """;

    private Labels() {}

    /**
     * The moves that no other one shares its piece and its goal with: where a line takes, the taken piece is chosen.
     */
    private static int movesOfOnePress(Solver solver, long position) {
        List<PieceStep> steps = solver.facts().moveSteps();
        Map<PieceStep, Integer> moves = new HashMap<>();
        for (int move : solver.moves(position)) {
            moves.merge(steps.get(move).removing(-1), 1, Integer::sum);
        }
        return Collections.frequency(moves.values(), 1);
    }

    /** Presses all labels of a position that is not the end of its game. */
    static void check(ChromeDriver driver, ExplorerPage page, Solver solver, long position) {
        String board = BoardText.of(solver, position);
        page.turnTo("?game=" + solver.facts().name() + "&board=" + URLEncoder.encode(board, StandardCharsets.UTF_8)
                + "&to-move=" + name(solver.toMove(position) == Player.SECOND ? Player.SECOND : Player.FIRST));
        // A piece is chosen before its goals show values: then each move has a place of its own.
        int expected = GameKind.of(solver) == GameKind.PIECES
                ? movesOfOnePress(solver, position)
                : page.findAll(".cell.open").size();
        Object told = driver.executeAsyncScript(PRESS_ALL);

        assertThat(told).as(board).isInstanceOf(List.class);
        List<?> presses = (List<?>) told;
        assertThat(presses)
                .as("labels of %s %s", solver.facts().name(), board)
                .hasSizeGreaterThanOrEqualTo(Math.max(1, expected));
        for (Object press : presses) {
            List<?> part = (List<?>) press;
            assertThat(String.valueOf(part.get(0)))
                    .as(
                            "%s %s: the label, and the value of the move that led to %s",
                            solver.facts().name(), board, part.get(1))
                    .endsWith(value(solver, position, String.valueOf(part.get(1)), String.valueOf(part.get(2))));
        }
    }

    /** What a move is worth to the player who made it, as labels say it: {@code W 3}, and {@code +3} with points. */
    private static String value(Solver solver, long position, String board, String toMove) {
        long next = BoardText.parse(solver, board, Player.valueOf(toMove.toUpperCase(Locale.ROOT)));
        if (solver instanceof ScoreSolver scored) {
            GameGraph graph = (GameGraph) solver;
            int after = graph.keepsTurn(position, next) ? scored.score(next) : -scored.score(next);
            int points = graph.gain(position, next) + after;
            return points > 0 ? "+" + points : points < 0 ? "\u2212" + -points : "0";
        }
        Outcome outcome = solver.outcome(next);
        int distance = solver.distance(next);
        String letter = outcome == Outcome.DRAW ? "D" : outcome == Outcome.WIN ? "L" : "W";
        return letter + " " + (distance == Solver.ENDLESS ? "∞" : String.valueOf(1 + distance));
    }

    private static String name(Player player) {
        return player.name().toLowerCase(Locale.ROOT);
    }
}
