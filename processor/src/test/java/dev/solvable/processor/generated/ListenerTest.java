package dev.solvable.processor.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.solvable.Algorithm;
import dev.solvable.SolveListener;
import dev.solvable.Solver;
import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.comparison.GameCompiler;
import dev.solvable.processor.comparison.GameCompiler.Compilation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A listener is called in the midst of the work, so it cannot begin another piece of it. */
@Tag("slow")
class ListenerTest {
    private static final String MESSAGE = "a listener cannot ask the solver that it listens to";

    private static Solver solver(String rules) {
        String source = "package games; import dev.solvable.*; " + rules + " public final class Game {}";
        Compilation compilation = GameCompiler.compile(Map.of("Game", source), List.of(new SolvableGameProcessor()));
        assertThat(compilation.success()).as(compilation.messages()).isTrue();
        return compilation.solver("Game");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "SWEEP; @SolvableGame(cells = 9) @Board(rows = 3, columns = 3) @Marks @Lines(length = 3)",
                "WORD_SWEEP; @SolvableGame(cells = 16) @Board(rows = 4, columns = 4) @Tiles(\"##\")",
                "THREAT_SEARCH; @SolvableGame(cells = 42) @Board(rows = 6, columns = 7) @Marks(gravity = true)"
                        + " @Lines(length = 4)",
                "SEARCH; @SolvableGame(cells = 36) @Board(rows = 6, columns = 6) @Marks(choice = Choice.ANY)"
                        + " @Lines(length = 4)",
                "OUTCOME_SEARCH; @SolvableGame(cells = 64) @Board(rows = 8, columns = 8)"
                        + " @Tiles(value = \"#/#\", rotate = false, by = Player.FIRST)"
                        + " @Tiles(value = \"##\", rotate = false, by = Player.SECOND)",
                "SUMS; @SolvableGame(cells = 36) @Board(rows = 6, columns = 6) @Tiles(\"##\")",
            })
    void whoAsksInTheMidstOfItIsTold(Algorithm algorithm, String rules) {
        Solver solver = solver(rules);
        assertThat(solver.facts().solvedBy()).isEqualTo(algorithm);
        SolveListener asking = (done, total) -> solver.distance(solver.initial());
        assertThatIllegalStateException()
                .isThrownBy(() -> {
                    if (algorithm.sweeps()) {
                        solver.solve(asking);
                    } else {
                        solver.solve(solver.initial(), asking);
                    }
                })
                .withMessage(MESSAGE);
    }

    /** Who asked at the end of a search was told how far the answer to that question was, after the end. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "SWEEP; @SolvableGame(cells = 12) @Board(rows = 3, columns = 4) @Marks @Lines(length = 3)",
                "WORD_SWEEP; @SolvableGame(cells = 25) @Board(rows = 5, columns = 5) @Tiles(\"##/#.\")",
                "THREAT_SEARCH; @SolvableGame(cells = 30) @Board(rows = 5, columns = 6) @Marks(gravity = true)"
                        + " @Lines(length = 4)",
            })
    void theEndIsTheLastThatAListenerHears(Algorithm algorithm, String rules) throws InterruptedException {
        Solver solver = solver(rules);
        assertThat(solver.facts().solvedBy()).isEqualTo(algorithm);
        List<Long> heard = new ArrayList<>();
        long start = solver.initial();
        long later = solver.play(start, solver.moves(start)[1]);
        solver.solve(solver.play(later, solver.moves(later)[0]), (done, total) -> {
            heard.add(total - done);
            if (done == total) {
                assertThat(solver.distance(later)).isPositive();
                assertThat(solver.distance(start)).isPositive();
            }
        });
        assertThat(heard).endsWith(0L).containsOnlyOnce(0L);
    }

    /** An interrupt is noticed when the listener is told, and a state of a large board can take 35 microseconds. */
    @Test
    void aSearchLooksUpEach4096States() {
        Solver solver = solver("@SolvableGame(cells = 36) @Board(rows = 6, columns = 6) @Tiles(\"##\")");
        List<Long> heard = new ArrayList<>();
        assertThatIllegalStateException()
                .isThrownBy(() -> solver.solve(solver.initial(), (done, total) -> {
                    heard.add(done);
                    throw new IllegalStateException("enough");
                }))
                .withMessage("enough");
        assertThat(heard).containsExactly(4096L);
    }

    /** Asking once made this solver answer WIN ever after. */
    @Test
    void theAnswerIsRightAllTheSame() throws InterruptedException {
        String rules =
                "@SolvableGame(cells = 36) @Board(rows = 6, columns = 6) @Marks(gravity = true) @Lines(length = 4)";
        Solver solver = solver(rules);
        long position = solver.parse("...... ...... ...... ...... ...... ..xox.");
        long other = solver.parse("...... ...... ...... ...... ..x... ..xoo.");
        List<String> refusals = new ArrayList<>();
        solver.solve(position, (done, total) -> {
            try {
                solver.outcome(other);
            } catch (IllegalStateException e) {
                refusals.add(e.getMessage());
            }
        });
        assertThat(refusals).isNotEmpty().containsOnly(MESSAGE);
        Solver asked = solver(rules);
        assertThat(solver.outcome(position)).isEqualTo(asked.outcome(position));
        assertThat(solver.distance(position)).isEqualTo(asked.distance(position));
        assertThat(solver.outcome(other)).isEqualTo(asked.outcome(other));
    }
}
