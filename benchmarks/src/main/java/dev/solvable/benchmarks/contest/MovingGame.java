package dev.solvable.benchmarks.contest;

import dev.solvable.Solver;
import dev.solvable.benchmarks.textbook.HashMapRetrograde;
import dev.solvable.runtime.retrograde.RetrogradeEngine;
import dev.solvable.sample.games.GameCatalog;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/** A game whose pieces move: every reachable position with its value. */
final class MovingGame {
    /** The games of the app that take longest, and Konane, which is small. */
    private static final List<String> NAMES = List.of("Dodgem4x4", "FoxAndHounds", "Konane4x4", "Neutreeko", "Teeko");

    /** Games with too many positions for maps. */
    private static final Set<String> TOO_LARGE_FOR_MAPS = Set.of("Teeko");

    private MovingGame() {}

    /** A contest for each game: the generated solver, and maps if they fit into memory. */
    static List<Contest> contests() {
        return NAMES.stream().map(MovingGame::contest).toList();
    }

    private static Contest contest(String name) {
        Supplier<Solver> solvers = () -> GameCatalog.find(name).orElseThrow();
        Map<Competitor, Supplier<Attempt>> attempts = new EnumMap<>(Competitor.class);
        attempts.put(Competitor.GENERATED, () -> generated(solvers));
        if (!TOO_LARGE_FOR_MAPS.contains(name)) {
            attempts.put(Competitor.TEXTBOOK, () -> inMaps(solvers.get()));
        }
        return new Contest(Group.MOVING, name, attempts);
    }

    /** The generated solver, which counts canonical positions. */
    private static Attempt generated(Supplier<Solver> solvers) {
        return new FreshProgram<>(
                solvers,
                solver -> solver.outcome(solver.initial()) + " " + solver.distance(solver.initial()),
                MovingGame::positions);
    }

    private static long positions(Solver solver) {
        try {
            return RetrogradeEngine.of(solver).orElseThrow().table(null).size();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Retrograde analysis in maps, which asks the generated solver only for the rules. */
    private static Attempt inMaps(Solver rules) {
        return new FreshProgram<>(
                () -> new HashMapRetrograde(rules),
                maps -> maps.outcome(rules.initial()) + " " + maps.distance(rules.initial()),
                HashMapRetrograde::positions);
    }
}
