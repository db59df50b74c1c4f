package dev.solvable.sample.command;

import dev.solvable.sample.judge.JudgeInput;
import dev.solvable.sample.judge.Problem;
import dev.solvable.tool.FileCommand;
import dev.solvable.tool.command.Streams;
import dev.solvable.tool.input.BadInputException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
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

    /** The problem; called once the arguments are known to be right. */
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
            String source = file == null ? "standard input" : BadInputException.quoted(file.toString());
            throw new BadInputException("cannot read " + source + ": " + reason(e));
        }
    }

    private void answer(InputStream input) throws IOException {
        // A byte that is not UTF-8 becomes a character that no problem knows, and is reported with its line.
        InputStreamReader reader = new InputStreamReader(input, StandardCharsets.UTF_8);
        // Answers are compared byte by byte: a line ends the same way on every system.
        problem()
                .answer(
                        new JudgeInput(reader, streams.out()),
                        answer -> streams.out().write(answer + "\n"));
    }

    private static String reason(IOException e) {
        if (e instanceof NoSuchFileException) {
            return "there is no such file";
        }
        if (e instanceof AccessDeniedException) {
            return "access is denied";
        }
        return String.valueOf(e.getMessage());
    }
}
