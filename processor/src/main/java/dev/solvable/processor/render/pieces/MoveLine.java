package dev.solvable.processor.render.pieces;

/** A line of the source that lists moves of a plane, wherever they begin. */
interface MoveLine {
    /** What a method tells. */
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

        /** What a comment calls them. */
        final String words;

        Kind(String method, String words) {
            this.method = method;
            this.words = words;
        }

        /** Whether it tells cells, not a list of positions. */
        boolean tellsCells() {
            return this == TARGETS || this == ORIGINS;
        }

        /** Whether moves are taken back. */
        boolean isBack() {
            return this == ORIGINS || this == UNTAKES;
        }
    }

    /** What moves. */
    int plane();

    /** How many pieces the player must have on the board; 0 where any number will do. */
    int whenLeft();

    /** Whether the code names the cells that are empty. */
    boolean namesEmpty();

    /** Whether the code names the cells that are taken. */
    boolean namesTaken();

    /** About how many bytes of bytecode it takes. */
    int bytes();

    /** What a comment says of the moves. */
    String words();

    /**
     * The expression for the cells; where positions are listed, the call that does it without its last argument.
     *
     * @param piece the plane, or the variable that has it
     * @param moving the cells of the pieces that may move
     */
    String call(String piece, String moving);
}
