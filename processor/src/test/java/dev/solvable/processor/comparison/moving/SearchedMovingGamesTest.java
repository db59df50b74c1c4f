package dev.solvable.processor.comparison.moving;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Algorithm;
import dev.solvable.Outcome;
import dev.solvable.Solver;
import dev.solvable.processor.comparison.GameCompiler;
import dev.solvable.processor.reference.moving.MovingFact;
import dev.solvable.processor.reference.moving.MovingGame;
import dev.solvable.processor.reference.moving.MovingGame.Fewer;
import dev.solvable.processor.reference.moving.MovingGame.Goal;
import dev.solvable.processor.reference.moving.MovingGame.Onto;
import dev.solvable.processor.reference.moving.MovingGame.Over;
import dev.solvable.processor.reference.moving.MovingGame.Step;
import dev.solvable.processor.reference.moving.MovingReference;
import dev.solvable.processor.reference.moving.MovingRules;
import dev.solvable.processor.reference.moving.MovingRules.Move;
import dev.solvable.processor.reference.moving.MovingRules.Position;
import dev.solvable.processor.reference.moving.RandomMovingGames;
import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.SolverShell;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Games of pieces that cannot return to a position, searched, against the interpreter, which enumerates them.
 *
 * <p>{@code -Dsolvable.fuzz.declarations=1000 -Dsolvable.fuzz.seed=7} compares as many from that seed on.
 */
@Tag("slow")
class SearchedMovingGamesTest {
    private static final int COUNT = Integer.getInteger("solvable.fuzz.declarations", 40);
    private static final int MANY = 600;
    private static final long SEED = Long.getLong("solvable.fuzz.seed", 2026);
    private static final int TOGETHER = 40;
    private static final int LONGEST_ROW = 22;

    @Test
    void randomGamesAreSearchedRight() {
        compare(SEED, COUNT);
    }

    @Test
    @Tag("nightly")
    void manyRandomGamesAreSearchedRight() {
        compare(SEED + 100_000, MANY);
    }

    /** Draws games whose play cannot return to a position, which the interpreter tells by itself. */
    private static void compare(long first, int count) {
        long seed = first;
        int searched = 0;
        long positions = 0;
        for (int drawn = 0; drawn < count; drawn += TOGETHER) {
            Map<Long, MovingGame> games = new HashMap<>();
            while (games.size() < Math.min(TOGETHER, count - drawn)) {
                MovingGame game = RandomMovingGames.of("Moving" + seed, seed);
                if (!returns(game)) {
                    games.put(seed, game);
                }
                seed++;
            }
            GameCompiler.Compilation compilation = GameCompiler.compileMoving(games.values(), Algorithm.SEARCH);
            for (Map.Entry<Long, MovingGame> game : games.entrySet()) {
                Solver solver = compilation.solver(game.getValue().name(), 1 + (int) (game.getKey() % 3));
                if (solver.facts().solvedBy() == Algorithm.SEARCH) {
                    searched++;
                    assertPliesFall(game.getValue(), solver);
                    positions += MovingComparison.compare(game.getValue(), solver, game.getKey());
                }
            }
        }
        System.out.printf(
                "fuzz: %d declarations of moving pieces from seed %d that cannot return, %d searched, %d positions"
                        + " compared%n",
                count, first, searched, positions);
        assertThat(searched).isGreaterThan(count / 4);
    }

    /** Whether play from the start can return to a position: taking away positions without predecessors leaves some. */
    private static boolean returns(MovingGame game) {
        MovingReference reference = new MovingReference(game);
        MovingRules rules = reference.rules();
        Map<Position, Integer> before = new HashMap<>();
        for (Position position : reference.reachable()) {
            rules.moves(position).forEach(move -> before.merge(move.after(), 1, Integer::sum));
        }
        Deque<Position> open = new ArrayDeque<>();
        reference.reachable().stream()
                .filter(position -> !before.containsKey(position))
                .forEach(open::add);
        int left = reference.reachable().size();
        while (!open.isEmpty()) {
            left--;
            for (Move move : rules.moves(open.remove())) {
                if (before.merge(move.after(), -1, Integer::sum) == 0) {
                    open.add(move.after());
                }
            }
        }
        return left > 0;
    }

    /** What the compiler has proved holds for every move of every position that play reaches. */
    private static void assertPliesFall(MovingGame game, Solver solver) {
        EndlessRules rules = (EndlessRules) ((SolverShell) solver).engine().rules();
        Deque<Long> open = new ArrayDeque<>(List.of(solver.initial()));
        Map<Long, Integer> seen = new HashMap<>(Map.of(solver.initial(), rules.pliesLeft(solver.initial())));
        while (!open.isEmpty()) {
            long position = open.remove();
            for (int move : solver.moves(position)) {
                long after = solver.play(position, move);
                int plies = rules.pliesLeft(after);
                assertThat(plies)
                        .as(
                                "plies left on\n%s\nafter\n%s\n%s",
                                solver.format(after), solver.format(position), game.source())
                        .isBetween(0, seen.get(position) - 1);
                if (seen.putIfAbsent(after, plies) == null) {
                    open.add(after);
                }
            }
        }
    }

    @Test
    void knownGamesAreSearchedRight() {
        List<MovingGame> games = new ArrayList<>();
        games.add(MovingFact.hexapawn(3, 3).named("Hexapawn3x3"));
        games.add(MovingFact.hexapawn(4, 3).named("Hexapawn4x3"));
        games.add(breakthrough(4, 2).named("Breakthrough4x2"));
        games.add(MovingGame.of(
                        "Race",
                        List.of("p.p", "...", "...", "P.P"),
                        Step.of("fW"),
                        Step.of("fF").onto(Onto.EITHER))
                .goal(new Goal("", List.of(), true, false)));
        // One kind has a goal, and the other one stands in the way or takes.
        games.add(MovingGame.of(
                        "Guards",
                        List.of("g.p", "...", "..G", "P.."),
                        Step.of("fW").by("P"),
                        Step.of("fF").by("G").onto(Onto.EITHER))
                .goal(new Goal("P", List.of(), true, false)));
        // Captures go back: a piece that is taken is worth the steps that this gains.
        games.add(MovingGame.of(
                "Men",
                List.of("m.m", "...", "...", "M.M"),
                Step.of("fF"),
                Step.of("F").over(Over.ENEMY, true)));
        // Only the second player's pieces have to go forward, and those of the first may be taken.
        games.add(MovingGame.of(
                "FoxAndHounds",
                List.of(".h.h", "....", ".F..", "...."),
                Step.of("F").by("F").onto(Onto.EITHER),
                Step.of("fF").by("H")));
        // No piece moves without taking.
        games.add(MovingGame.of("Clobber", List.of("XoXo", "oXoX"), Step.of("W").onto(Onto.ENEMY)));
        // What is promoted takes backwards only.
        games.add(MovingGame.of(
                        "Promoted",
                        List.of("p.", "..", "..", ".P"),
                        Step.of("fW").by("P"),
                        back())
                .goal(new Goal("P", List.of(), true, false).becoming("Q")));
        // Own pieces are taken, and placed before.
        games.add(MovingGame.of("Suicides", List.of("......"), Step.of("W").over(Over.FRIEND, true))
                .hand("XXXoo"));
        GameCompiler.Compilation compilation = GameCompiler.compileMoving(games, Algorithm.SEARCH);
        for (MovingGame game : games) {
            Solver solver = compilation.solver(game.name(), 2);
            assertThat(solver.facts().solvedBy()).as(game.name()).isEqualTo(Algorithm.SEARCH);
            assertPliesFall(game, solver);
            assertThat(MovingComparison.compare(game, solver, 1)).isPositive();
            assertThat(((EndlessRules) ((SolverShell) solver).engine().rules()).seesWins())
                    .as("a goal is all that ends %s in a move", game.name())
                    .isEqualTo(Set.of("Hexapawn3x3", "Hexapawn4x3", "Race", "Guards")
                            .contains(game.name()));
        }
    }

    private static Step back() {
        return Step.of("bW").by("Q").onto(Onto.ENEMY).far(0, false);
    }

    /** Breakthrough with two rows of pieces a player; who is without pieces has lost. */
    private static MovingGame breakthrough(int rows, int columns) {
        List<String> start = new ArrayList<>(Collections.nCopies(rows, ".".repeat(columns)));
        for (int row = 0; row < 2; row++) {
            start.set(row, "p".repeat(columns));
            start.set(rows - 1 - row, "P".repeat(columns));
        }
        return MovingGame.of("Breakthrough", start, Step.of("fW"), Step.of("fF").onto(Onto.EITHER))
                .goal(new Goal("", List.of(), true, false))
                .fewer(new Fewer(1, ""));
    }

    /** Every position of hexapawn is worth what others counted. */
    @Test
    void searchesCountWhatOthersCounted() {
        List<MovingFact> facts = MovingFact.all().stream()
                .filter(fact -> fact.row().text("game").startsWith("hexapawn"))
                .toList();
        assertThat(facts).isNotEmpty();
        List<MovingGame> games = new ArrayList<>();
        for (MovingFact fact : facts) {
            games.add(fact.game().named("Searched" + games.size()));
        }
        GameCompiler.Compilation compilation = GameCompiler.compileMoving(games, Algorithm.SEARCH);
        for (int i = 0; i < facts.size(); i++) {
            Solver solver = compilation.solver(games.get(i).name());
            assertThat(solver.facts().solvedBy()).isEqualTo(Algorithm.SEARCH);
            MovingCensus.of(solver).assertIs(facts.get(i));
        }
    }

    /**
     * Clobber on a row of an even number of stones that alternate: the first player wins, but for six stones (Albert,
     * Grossman, Nowakowski and Wolfe 2005, An Introduction to Clobber, a conjecture; proved by X. Chen, T. Folkersen
     * and others 2025, arXiv 2509.08985).
     */
    @Test
    void alternatingLinearClobberIsWonByTheFirstPlayerButForSixStones() {
        List<MovingGame> games = new ArrayList<>();
        for (int stones = 2; stones <= LONGEST_ROW; stones += 2) {
            games.add(MovingGame.of(
                    "Clobber" + stones,
                    List.of("Xo".repeat(stones / 2)),
                    Step.of("W").onto(Onto.ENEMY)));
        }
        GameCompiler.Compilation compilation = GameCompiler.compileMoving(games, Algorithm.SEARCH);
        for (MovingGame game : games) {
            Solver solver = compilation.solver(game.name());
            assertThat(solver.facts().solvedBy()).as(game.name()).isEqualTo(Algorithm.SEARCH);
            assertThat(solver.outcome(solver.initial()))
                    .as(game.name())
                    .isEqualTo(game.name().equals("Clobber6") ? Outcome.LOSS : Outcome.WIN);
        }
    }
}
