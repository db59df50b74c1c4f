package dev.solvable.tool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.ScoreSolver;
import dev.solvable.Solver;
import dev.solvable.runtime.GameGraph;
import dev.solvable.sample.games.GameCatalog;
import dev.solvable.tool.analysis.BoardText;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A hundred puzzles of each sample game that has so many, and not one with a second winning move. */
@Tag("nightly")
class PuzzleSetsTest {
    private static final int COUNT = 100;

    /** Plies to the win, those of the more interesting puzzles first. */
    private static final List<Integer> PLIES = List.of(5, 3, 7, 4, 6, 2, 1);

    static Set<String> games() {
        return GameCatalog.names();
    }

    @ParameterizedTest
    @MethodSource("games")
    void eachHasOneWinningMove(String game) {
        Solver solver = GameCatalog.find(game).orElseThrow();
        int most = 0;
        for (int plies : PLIES) {
            List<JsonElement> puzzles = puzzles(game, plies);
            puzzles.forEach(puzzle -> check(solver, puzzle.getAsJsonObject(), plies));
            Set<String> different = new HashSet<>();
            puzzles.forEach(puzzle -> different.add(puzzle.getAsJsonObject().get("board") + " "
                    + puzzle.getAsJsonObject().get("toMove")));
            assertThat(different).hasSameSizeAs(puzzles);
            most = Math.max(most, puzzles.size());
            if (most == COUNT) {
                System.out.println(game + ": 100 puzzles, win in " + plies);
                return;
            }
        }
        System.out.println(game + ": has no 100 puzzles, at most " + most);
    }

    /** As many as there are, up to a hundred. */
    private static List<JsonElement> puzzles(String game, int plies) {
        Run run = Run.of("puzzles", game, "--win-in", "" + plies, "--count", "" + COUNT, "--seed", "7", "--json");
        if (run.status() == 2) {
            assertThat(run.err()).startsWith("no puzzle found: ");
            return List.of();
        }
        assumeFalse(run.err().contains(" -Xmx"), run::err); // the heap is too small for this game
        assertThat(run.status()).as(run.err()).isZero();
        JsonArray found = JsonParser.parseString(run.out()).getAsJsonObject().getAsJsonArray("puzzles");
        return found.asList();
    }

    private static void check(Solver solver, JsonObject puzzle, int plies) {
        Player side = Player.valueOf(puzzle.get("toMove").getAsString().toUpperCase(Locale.ROOT));
        long position = BoardText.parse(solver, puzzle.get("board").getAsString(), side);
        assertThat(solver.distance(position)).isEqualTo(plies);
        int winning = 0;
        for (int move : solver.moves(position)) {
            long next = solver.play(position, move);
            winning += wins(solver, position, next) ? 1 : 0;
        }
        assertThat(winning).as(puzzle.toString()).isEqualTo(1);
    }

    private static boolean wins(Solver solver, long position, long next) {
        GameGraph graph = (GameGraph) solver;
        boolean movesAgain = graph.keepsTurn(position, next);
        if (solver instanceof ScoreSolver scored) {
            int rest = scored.score(next);
            return graph.gain(position, next) + (movesAgain ? rest : -rest) > 0;
        }
        return solver.outcome(next) == (movesAgain ? Outcome.WIN : Outcome.LOSS);
    }
}
