package dev.solvable.processor.render.pieces;

/** What a method lists. */
enum MoveKind {
    MOVES("moves", "moves"),
    UNSTEPS("unsteps", "steps, taken back,"),
    UNTAKES("untakes", "moves that cost a piece, taken back,");

    /** The name of the method. */
    final String method;

    /** What a comment calls them. */
    final String words;

    MoveKind(String method, String words) {
        this.method = method;
        this.words = words;
    }
}
