package dev.solvable.tool.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Solver;
import dev.solvable.sample.games.GameCatalog;
import dev.solvable.tool.analysis.Progress;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** How long a question is at work. */
class QuestionTest {
    private final Solver solver = GameCatalog.ticTacToe();
    private final Question question = new Question(solver, solver.initial());

    /** Asked just before it begins, this once ended the thread that reviews the questions of all games. */
    @Test
    void beforeItsFirstTurnItHasNotHadIt() {
        assertThat(question.hadItsTurn(Duration.ofSeconds(5))).isFalse();
        assertThat(question.hadItsTurn(Duration.ZERO)).isFalse();
    }

    @Test
    void afterItsTurnItHas() throws InterruptedException {
        question.turnBegins();
        Thread.sleep(2);

        assertThat(question.hadItsTurn(Duration.ofMillis(1))).isTrue();
        assertThat(question.hadItsTurn(Duration.ofDays(1))).isFalse();
    }

    /**
     * How many states an endless game has is not known before they are found; interrupted, that would be for nothing.
     */
    @Test
    void aGameWhoseStatesAreBeingFoundIsBeingSolved() {
        question.progressed(new Progress(Progress.Stage.STATES, 7, 0, 0));
        assertThat(question.solvesTheGame()).isTrue();
        assertThat(question.pending().solving().done()).isEqualTo(7);

        question.progressed(new Progress(Progress.Stage.STATES, 7, 7, 0));
        assertThat(question.solvesTheGame()).isFalse();
    }
}
