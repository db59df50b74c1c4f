package dev.solvable.processor.render.pieces;

/** A line of the source that lists moves of a plane from all origins. */
interface MoveLine {
    /** What a method returns or lists. */
    enum Kind {
        /** Lists positions after moves. */
        MOVES("moves", "moves"),
        /** The cells that a piece may go to. */
        TARGETS("targets", "targets"),
        /** The cells that a piece may have come from. */
        ORIGINS("origins", "origins"),
        /** Lists positions before moves. */
        UNTAKES("untakes", "moves that cost a piece, taken back,");

        /** The name of the method. */
        final String method;

        /** The words for them in comments. */
        final String words;

        Kind(String method, String words) {
            this.method = method;
            this.words = words;
        }

        /** Whether it returns cells, not a list of positions. */
        boolean tellsCells() {
            return this == TARGETS || this == ORIGINS;
        }

        /** Whether moves are taken back. */
        boolean isBack() {
            return this == ORIGINS || this == UNTAKES;
        }
    }

    /** The plane of the pieces that move. */
    int plane();

    /** How many pieces the player must have on the board; 0 where any number will do. */
    int whenLeft();

    /** Whether the code uses the variable {@code empty}. */
    boolean namesEmpty();

    /** Whether the code uses the variable {@code taken}. */
    boolean namesTaken();

    /** The estimated bytes of its bytecode. */
    int bytes();

    /** The comment on the moves. */
    String words();

    /**
     * The expression for the cells; if positions are listed, the call that lists them, without its last argument.
     *
     * @param piece the plane, or the variable that holds it
     * @param moving the cells of the pieces that may move
     */
    String call(String piece, String moving);
}
