package dev.solvable.processor.comparison.moving;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Outcome;
import dev.solvable.Solver;
import dev.solvable.processor.comparison.GameCompiler;
import dev.solvable.processor.reference.Declaration.Lines;
import dev.solvable.processor.reference.Grid;
import dev.solvable.processor.reference.moving.MovingFact;
import dev.solvable.processor.reference.moving.MovingGame;
import dev.solvable.processor.reference.moving.MovingGame.Fewer;
import dev.solvable.processor.reference.moving.MovingGame.Step;
import dev.solvable.runtime.GameGraph;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The interpreter of moving games against published counts: positions, ends, wins, draws, losses and lengths. */
@Tag("slow")
class MovingFactsTest {
    /** From so many positions on the interpreter takes more than a second. */
    private static final int LARGE = 10_000;

    @Test
    void theInterpreterCountsWhatOthersCounted() {
        assertThat(check(fact -> fact.positions() < LARGE)).isEqualTo(27);
    }

    @Test
    @Tag("nightly")
    void theInterpreterCountsLargeGames() {
        assertThat(check(fact -> fact.positions() >= LARGE)).isEqualTo(2);
    }

    /** Each solver of its own size, on one to three threads. */
    @Test
    void solversCountWhatOthersCounted() {
        List<MovingGame> games = new ArrayList<>();
        for (MovingFact fact : MovingFact.all()) {
            games.add(fact.game().named("Counted" + games.size()));
        }
        GameCompiler.Compilation compilation = GameCompiler.compileMoving(games);
        for (int i = 0; i < games.size(); i++) {
            Solver solver = compilation.solver(games.get(i).name(), 1 + i % 3);
            MovingCensus.of(solver).assertIs(MovingFact.all().get(i));
        }
        assertThat(games).hasSize(29);
    }

    /**
     * Morris with mills on the board of six men's morris, with four men a player: B. Liou, game-solver, "Morris
     * tablebases v1" (GitHub, 2025) counted the positions that can be reached; a draw, flying or not.
     */
    @ParameterizedTest
    @CsvSource({"false, 4111151", "true, 4111327"})
    @Tag("nightly")
    void morrisWithMillsHasThePublishedNumberOfPositions(boolean flying, int positions) {
        List<Step> steps = new ArrayList<>(List.of(Step.of("L")));
        if (flying) {
            steps.add(Step.of("*").whenLeft(3));
        }
        List<String> rows = List.of(". . .", " ... ", ".. ..", " ... ", ". . .");
        MovingGame game = MovingGame.of("TwoRings", rows, steps.toArray(Step[]::new))
                .on(
                        new Grid(5, 5, rows, true),
                        "0-1-2-9-15-14-13-6-0",
                        "3-4-5-8-12-11-10-7-3",
                        "1-4",
                        "6-7",
                        "8-9",
                        "11-14")
                .hand("XXXXoooo")
                .lines(Lines.patterns("0 1 2", "2 9 15", "13 14 15", "0 6 13", "3 4 5", "5 8 12", "10 11 12", "3 7 10"))
                .withMills()
                .fewer(new Fewer(3, ""));
        Solver solver = GameCompiler.compileMoving(List.of(game)).solver("TwoRings", 2);
        assertThat(solver.outcome(solver.initial())).isEqualTo(Outcome.DRAW);
        assertThat(reachable((GameGraph) solver, solver.initial())).isEqualTo(positions);
    }

    /** How many positions play leads to, images counted. */
    private static int reachable(GameGraph graph, long start) {
        long[] found = new long[1 << 23];
        long[] slots = new long[1 << 24]; // a position and one more, 0 where there is none
        long[] successors = new long[graph.mostMoves()];
        int count = 0;
        found[count++] = start;
        add(slots, start);
        for (int next = 0; next < count; next++) {
            int moves = graph.successors(found[next], successors);
            for (int move = 0; move < moves; move++) {
                if (add(slots, successors[move])) {
                    found[count++] = successors[move];
                }
            }
        }
        return count;
    }

    private static boolean add(long[] slots, long position) {
        int slot = (int) (position * 0x9E3779B97F4A7C15L >>> 40);
        while (slots[slot] != 0 && slots[slot] != position + 1) {
            slot = slot + 1 & slots.length - 1;
        }
        boolean isNew = slots[slot] == 0;
        slots[slot] = position + 1;
        return isNew;
    }

    private static int check(Predicate<MovingFact> which) {
        List<MovingFact> facts = MovingFact.all().stream().filter(which).toList();
        facts.forEach(fact -> MovingCensus.of(fact.game()).assertIs(fact));
        return facts.size();
    }
}
