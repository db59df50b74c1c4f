package dev.solvable.sample.judge;

import dev.solvable.tool.input.BadInputException;
import java.io.IOException;
import java.util.function.Consumer;

/** A judge problem: cases in, a line of answer out for each. */
public interface Problem {
    /**
     * Answers the cases one by one, as they are read.
     *
     * @throws BadInputException at the first invalid case; all cases before it have been answered
     */
    void answer(JudgeInput input, Consumer<String> answers) throws IOException;
}
