package dev.solvable.benchmarks.contest;

import dev.solvable.Solver;
import dev.solvable.benchmarks.textbook.HashMapRetrograde;
import dev.solvable.runtime.retrograde.RetrogradeSolver;
import dev.solvable.sample.games.GameCatalog;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A game whose pieces move, solved from nothing: every position that can be reached, with its value. */
final class MovingGame {
    /** The games of the app that take longest, and Konane, which is small. */
    private static final List<String> NAMES = List.of("Dodgem4x4", "FoxAndHounds", "Konane4x4", "Neutreeko", "Teeko");

    /** Those with so many positions that maps have no room for them. */
    private static final Set<String> TOO_LARGE_FOR_MAPS = Set.of("Teeko");

    private MovingGame() {}

    /** A contest for each game: the generated solver, and maps where they have room. */
    static List<Contest> contests() {
        return NAMES.stream().map(MovingGame::contest).toList();
    }

    private static Contest contest(String name) {
        Supplier<Solver> solvers = () -> GameCatalog.find(name).orElseThrow();
        Map<Competitor, Supplier<Attempt>> attempts = new EnumMap<>(Competitor.class);
        attempts.put(Competitor.GENERATED, () -> new Generated((RetrogradeSolver) solvers.get()));
        if (!TOO_LARGE_FOR_MAPS.contains(name)) {
            attempts.put(Competitor.TEXTBOOK, () -> new InMaps(solvers.get()));
        }
        return new Contest(Group.MOVING, name, attempts);
    }

    private static final class Generated implements Attempt {
        private final RetrogradeSolver solver;

        Generated(RetrogradeSolver solver) {
            this.solver = solver;
        }

        @Override
        public void run() throws InterruptedException {
            solver.solve((done, total) -> {});
        }

        @Override
        public String answer() {
            return solver.outcome(solver.initial()) + " " + solver.distance(solver.initial());
        }

        /** One of each set of images. */
        @Override
        public long positions() {
            return solver.counts().positions();
        }
    }

    /** Asks the generated solver for nothing but the rules. */
    private static final class InMaps implements Attempt {
        private final Solver rules;
        private @Nullable HashMapRetrograde maps;
        private String answer = "";

        InMaps(Solver rules) {
            this.rules = rules;
        }

        @Override
        public void run() {
            HashMapRetrograde solved = new HashMapRetrograde(rules);
            answer = solved.outcome(rules.initial()) + " " + solved.distance(rules.initial());
            maps = solved;
        }

        @Override
        public String answer() {
            return answer;
        }

        @Override
        public long positions() {
            return maps == null ? 0 : maps.positions();
        }
    }
}
