package dev.solvable.tool;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * A command that takes a file and nothing else. Called so, it runs without the parser of command lines, which takes
 * several times as long to load as a thousand small boards to answer.
 */
public interface FileCommand extends Runnable {
    /**
     * Runs it.
     *
     * @param file the input; null for standard input
     */
    void run(@Nullable Path file);
}
