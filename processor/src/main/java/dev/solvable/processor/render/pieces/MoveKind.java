package dev.solvable.processor.render.pieces;

/** What a method tells. */
enum MoveKind {
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

    MoveKind(String method, String words) {
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
