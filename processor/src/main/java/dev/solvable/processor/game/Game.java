package dev.solvable.processor.game;

/**
 * A game whose declaration makes sense: immutable, checked, free of javac. Everything after this stage works on it alone.
 *
 * @param packageName the package of the declaration; empty for the unnamed package
 * @param name the name of the declaration inside its package, nested names joined with a dot
 * @param board the cells
 * @param rules what a move is
 * @param noMoves what it means for the player to move when no move is left and nothing else ended the game
 * @param encoding the encoding asked for
 * @param cacheEntries the cache size asked for, 0 where the plan is to choose
 */
public record Game(
        String packageName, String name, Board board, Rules rules, Ending noMoves, Encoding encoding, int cacheEntries) {
    /** The simple name of the generated class: nested names joined with an underscore. */
    public String solverName() {
        return name.replace('.', '_') + "Solver";
    }
}
