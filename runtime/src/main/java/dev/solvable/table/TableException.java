package dev.solvable.table;

import java.nio.file.Path;

/**
 * A file is not a table of the requested game, or it is damaged. The message names the file, and the block and offset
 * of a damage. No answer comes from a damaged block.
 */
public final class TableException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** The refusal of a file. */
    public TableException(Path file, String what) {
        super(file + ": " + what);
    }

    private TableException(Path file, String what, Throwable cause) {
        super(file + ": " + what, cause);
    }

    static TableException inBlock(Path file, int block, long offset, String what) {
        return new TableException(file, "block " + block + " at offset " + offset + " is damaged: " + what);
    }

    /** The refusal of a file that was truncated, or whose disk failed, while it was read. */
    static TableException unreadable(Path file, int block, long offset, Throwable cause) {
        return new TableException(file, "block " + block + " at offset " + offset + " cannot be read", cause);
    }
}
