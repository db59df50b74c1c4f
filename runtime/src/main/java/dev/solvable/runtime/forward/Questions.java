package dev.solvable.runtime.forward;

import dev.solvable.SolveListener;
import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.Engine.Work;
import dev.solvable.runtime.Turn;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;

/** The questions to an engine, answered one at a time. Rules that are asked for an answer must not ask themselves. */
final class Questions {
    private final String game;
    private final Work work;

    /** Whether rules are asked at the moment. */
    private boolean isAsking;

    /** The questions of a game. */
    Questions(EndlessRules rules, Work work) {
        this.game = rules.name;
        this.work = work;
    }

    /** Answers a question while no other is answered. */
    <T> T answer(Supplier<T> question) {
        work.turn().enterOrCancel();
        try {
            if (isAsking) {
                throw new IllegalStateException("the rules of " + game + " ask the solver that asks them");
            }
            isAsking = true;
            try {
                return question.get();
            } finally {
                isAsking = false;
            }
        } finally {
            work.turn().leave();
        }
    }

    /** The same, and tells a listener how far it is. */
    void answer(SolveListener listener, Supplier<?> question) throws InterruptedException {
        try {
            answer(() -> {
                work.progress().begin(work.turn().told(listener));
                try {
                    return question.get();
                } finally {
                    work.progress().end();
                }
            });
        } catch (CancellationException e) {
            throw Turn.interrupted(e);
        }
    }
}
