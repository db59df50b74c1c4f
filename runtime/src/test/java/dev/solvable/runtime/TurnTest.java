package dev.solvable.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Choice;
import dev.solvable.Encoding;
import dev.solvable.Ending;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.marks.MarksGame;
import dev.solvable.runtime.game.marks.MarksRules;
import org.junit.jupiter.api.Test;

class TurnTest {
    private static final MarksGame GAME = new MarksGame(
            "Deep", MarksCode.oneMask(Board.of("...")), "x.", Choice.SHARED, Ending.WINS, Ending.DRAWS, 0b111);

    private static final int FRAMES = 1_000;

    private final Turn turn = new Turn(new MarksRules(GAME, Encoding.BITMASK) {});

    private int asked;

    /** Asks in each of the last frames before the stack overflows. */
    private void askFromDeepStack() {
        try {
            askFromDeepStack();
        } catch (StackOverflowError e) {
            // the deepest frames have no room to ask
        }
        if (asked < FRAMES) {
            asked++;
            try {
                turn.enterOrCancel();
                try {
                    askedToOverflow();
                } finally {
                    turn.leave();
                }
            } catch (StackOverflowError e) {
                // refused, or interrupted
            }
        }
    }

    private void askedToOverflow() {
        askedToOverflow();
    }

    @Test
    void anOverflowNearTheEndOfTheStackEndsTheTurn() throws InterruptedException {
        Thread deep = new Thread(null, this::askFromDeepStack, "deep", 1 << 18);
        deep.start();
        deep.join();
        Thread next = new Thread(() -> {
            turn.enterOrCancel();
            turn.leave();
        });
        next.setDaemon(true);
        next.start();
        next.join(10_000);
        assertThat(asked).isEqualTo(FRAMES);
        assertThat(next.isAlive()).isFalse();
    }
}
