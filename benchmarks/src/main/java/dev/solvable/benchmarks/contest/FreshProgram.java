package dev.solvable.benchmarks.contest;

import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * A program that is made anew and asked one question.
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
     * An attempt.
     *
     * @param programs makes the program, which belongs to the work
     * @param question asks it
     * @param counter how many positions it has worked out, 0 where it does not say
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
