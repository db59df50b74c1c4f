package dev.solvable.benchmarks.contest;

import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * An attempt that creates a program and asks it one question.
 *
 * @param <T> the kind of program
 */
final class FreshProgram<T> implements Attempt {
    private final Supplier<T> programs;
    private final Function<T, String> question;
    private final ToLongFunction<T> counter;
    private @Nullable T program;
    private String answer = "";

    /**
     * Describes an attempt.
     *
     * @param programs creates the program, as part of the measured work
     * @param question asks the program for its answer
     * @param counter the number of evaluated positions, 0 if the program does not count them
     */
    FreshProgram(Supplier<T> programs, Function<T, String> question, ToLongFunction<T> counter) {
        this.programs = programs;
        this.question = question;
        this.counter = counter;
    }

    @Override
    public void run() {
        T fresh = programs.get();
        answer = question.apply(fresh);
        program = fresh;
    }

    @Override
    public String answer() {
        return answer;
    }

    @Override
    public long positions() {
        return program == null ? 0 : counter.applyAsLong(program);
    }
}
