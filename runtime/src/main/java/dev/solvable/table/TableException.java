package dev.solvable.table;

import java.nio.file.Path;

/**
 * A file is no table of the game that was asked for, or it is damaged: the message names the file, and in a damaged one
 * the block and the offset. Nothing was answered from what is wrong.
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

    /** The refusal of a block. */
    static TableException inBlock(Path file, int block, long offset, String what) {
        return new TableException(file, "block " + block + " at offset " + offset + " is damaged: " + what);
    }

    /** The refusal of a file that got shorter, or whose disk fails, while it is read. */
    static TableException unreadable(Path file, int block, long offset, Throwable cause) {
        return new TableException(file, "block " + block + " at offset " + offset + " cannot be read", cause);
    }
}
