package dev.solvable.sample;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.sample.games.GameCatalog;
import dev.solvable.tool.games.GameSources;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Generated sources are short and hold what differs from game to game; the rest is in the runtime. */
class SharedTextTest {
    /**
     * The most lines of code of a solver, on average, that may stand to the letter in {@link #SEVERAL} solvers or more.
     * A share of all lines would grow where solvers become shorter.
     */
    private static final int MAX_SHARED = 18;

    private static final int SEVERAL = 3;

    /** The lines of a solver on average: 7,000 for the 41 games that there were when this was measured. */
    private static final int MAX_LINES = 7_000 / 41;

    /** Games that came later are like some of these, and would make a part that is the game's own look shared. */
    private static final Set<String> LATER = Set.of(
            "TicTacToe3D",
            "OrderAndChaos",
            "DotsAndBoxes2x2",
            "DotsAndBoxes3x3",
            "MostThrees",
            "Nim",
            "Snort",
            "Col",
            "Quixo",
            "Othello",
            "Kalah",
            "ScoredOthello",
            "ScoredKalah",
            "Checkers5x5",
            "Connect6",
            "Tapatan",
            "Achi",
            "Dodgem4x4",
            "ThreeMensMills",
            "SixMensMorris",
            "QueensHexapawn",
            "KingAndPawn",
            "Konane4x4");

    private static Map<String, String> sources() {
        Map<String, String> sources = new TreeMap<>();
        for (String game : GameCatalog.names()) {
            sources.put(
                    game,
                    GameSources.solver(GameCatalog.find(game).orElseThrow()).orElseThrow());
        }
        return sources;
    }

    /** The lines of code but for those that every class has; another game's name would not make them different. */
    private static List<String> code(String game, String source) {
        List<String> code = new ArrayList<>();
        boolean comment = false;
        for (String line : source.lines().map(String::strip).toList()) {
            comment |= line.startsWith("/*");
            boolean counts = !comment && line.length() > 3 && !line.startsWith("//") && !line.startsWith("import ");
            if (counts && !line.equals("@Override")) {
                code.add(line.replace(game, "Game"));
            }
            comment &= !line.endsWith("*/");
        }
        return code;
    }

    @Test
    void fewLinesOfCodeStandInSeveralSolvers() {
        Map<String, List<String>> code = new TreeMap<>();
        sources().forEach((game, source) -> {
            if (!LATER.contains(game)) {
                code.put(game, code(game, source));
            }
        });
        Map<String, Integer> solvers = new HashMap<>();
        code.values().forEach(lines -> new HashSet<>(lines).forEach(line -> solvers.merge(line, 1, Integer::sum)));
        List<String> all = code.values().stream().flatMap(List::stream).toList();
        List<String> shared =
                all.stream().filter(line -> solvers.get(line) >= SEVERAL).toList();
        long share = Math.round(100.0 * shared.size() / all.size());
        System.out.println("in " + code.size() + " solvers " + shared.size() + " of " + all.size()
                + " lines of code stand to the letter in " + SEVERAL + " or more: " + share + " %");
        assertThat((double) shared.size() / code.size())
                .as("shared lines of a solver, %s", shared)
                .isLessThanOrEqualTo(MAX_SHARED);
    }

    @Test
    void allSolversTogetherAreShort() {
        int games = sources().size();
        long lines = sources().values().stream().flatMap(String::lines).count();
        System.out.println("all " + games + " solvers together have " + lines + " lines");
        assertThat(lines).isLessThanOrEqualTo((long) MAX_LINES * games);
    }

    @ParameterizedTest
    @CsvSource({"TicTacToe, 150", "ConnectFour7x6, 450", "BlockGame, 700"})
    void aSolverIsShort(String game, int lines) {
        assertThat(sources().get(game).lines().count()).isLessThanOrEqualTo(lines);
    }
}
