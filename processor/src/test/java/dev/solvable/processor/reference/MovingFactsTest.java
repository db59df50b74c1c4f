package dev.solvable.processor.reference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

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

    private static int check(Predicate<MovingFact> which) {
        List<MovingFact> facts = MovingFact.all().stream().filter(which).toList();
        facts.forEach(fact -> MovingCensus.of(fact.game()).assertIs(fact));
        return facts.size();
    }
}
