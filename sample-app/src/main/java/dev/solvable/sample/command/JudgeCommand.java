package dev.solvable.sample.command;

import dev.solvable.sample.judge.JudgeInput;
import dev.solvable.sample.judge.Problem;
import dev.solvable.tool.FileCommand;
import dev.solvable.tool.input.BadInputException;
import dev.solvable.tool.terminal.Streams;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Parameters;

/** A command that answers the cases of a judge problem. */
abstract class JudgeCommand implements FileCommand {
    private final Streams streams;

    @Parameters(arity = "0..1", paramLabel = "FILE", description = "The input; without it, standard input.")
    private @Nullable Path file;

    JudgeCommand(Streams streams) {
        this.streams = streams;
    }

    /** The problem; called once the arguments are known to be valid. */
    abstract Problem problem();

    @Override
    public final void run() {
        run(file);
    }

    @Override
    public final void run(@Nullable Path file) {
        try {
            if (file == null) {
                answer(streams.input());
            } else {
                try (InputStream input = Files.newInputStream(file)) {
                    answer(input);
                }
            }
        } catch (IOException e) {
            throw file == null
                    ? new BadInputException("cannot read standard input: " + e.getMessage())
                    : BadInputException.unreadable(file, e);
        }
    }

    private void answer(InputStream input) throws IOException {
        // Invalid UTF-8 becomes a character that no problem knows, and is reported with its line.
        InputStreamReader reader = new InputStreamReader(input, StandardCharsets.UTF_8);
        // Answers are compared byte by byte: a line ends the same way on every system.
        problem()
                .answer(
                        new JudgeInput(reader, streams.out()),
                        answer -> streams.out().write(answer + "\n"));
    }
}
