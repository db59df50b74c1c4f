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

    /** The questions that had the turn with room for these frames, and without it. */
    private int roomy;

    private int cramped;

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

    /** Asks in each of the last frames, and then needs some more frames, as the lock does. */
    private void needRoomInDeepStack() {
        try {
            needRoomInDeepStack();
        } catch (StackOverflowError e) {
            // the deepest frames have no room to ask
        }
        if (roomy < 10) {
            boolean hasTurn = false;
            try {
                turn.enterOrCancel();
                hasTurn = true;
                try {
                    needRoom(8);
                    roomy++;
                } finally {
                    turn.leave();
                }
            } catch (StackOverflowError e) {
                cramped += hasTurn ? 1 : 0;
            }
        }
    }

    private void needRoom(int frames) {
        if (frames > 0) {
            needRoom(frames - 1);
        }
    }

    /** Compiled frames are smaller: the lock overflowed the stack while it was taken, and stayed locked. */
    @Test
    void theTurnLeavesRoomOnceItIsCompiled() throws InterruptedException {
        for (int i = 0; i < 1_000_000; i++) {
            turn.enterOrCancel();
            turn.leave();
        }
        Thread deep = new Thread(null, this::needRoomInDeepStack, "deep", 1 << 18);
        deep.start();
        deep.join();
        assertThat(roomy).isEqualTo(10);
        assertThat(cramped).isZero();
    }
}
