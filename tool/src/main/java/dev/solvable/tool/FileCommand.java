package dev.solvable.tool;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * A command whose only argument is a file. It runs without the parser of command lines, because loading that takes
 * several times as long as answering a thousand small boards.
 */
public interface FileCommand extends Runnable {
    /**
     * Runs it.
     *
     * @param file the input; null for standard input
     */
    void run(@Nullable Path file);
}
