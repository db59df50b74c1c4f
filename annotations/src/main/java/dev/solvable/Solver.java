package dev.solvable;

/**
 * Perfect play for one game. The Solvable processor writes an implementation for each declaration.
 *
 * <p>A position is a {@code long} in the game's {@link Encoding}: which cells are filled, and with what, and with tiles
 * or moves of one player, or {@link Pieces}, who is to move. Where the rules are a program ({@link GameRules}) it is
 * what these say. {@link #parse(String)}, {@link #format(long)} and {@link #isReachable(long)} take every filling of
 * the cells that has a position, which with gravity are those without a mark above an empty cell of its column. The
 * other methods take those that make sense: where the players have marks of their own, both have as many or the first
 * player has one more, and not both have a line or have won by the {@link WinCheck}; where pieces stand, there are as
 * many of each as the game can have; where the rules are a program, those that play leads to, or that {@code parse}
 * makes of their text. Any other argument, bits outside the board included, is refused with an
 * {@link IllegalArgumentException}. A {@link WinCheck} or a program that is seen to contradict itself ends a question
 * with an {@link IllegalStateException}.
 *
 * <p>A solver may be shared between threads. Two solvers of a game share nothing but constants. Every method that may
 * have to solve something first stops with a {@link java.util.concurrent.CancellationException} some time after its
 * thread was interrupted, with the thread's interrupt status still set; only the two methods {@code solve} report it as
 * an {@link InterruptedException}.
 *
 * <p>Every generated solver has a constructor without arguments and one that takes a number of threads, at least 1:
 * {@code new BlockGameSolver(2)} may use both of two cores for one question, or for {@link #solve(SolveListener)}. The
 * answers are the same. Threads share a sweep of 64 boards at a time, the analysis of games of pieces and of programs,
 * and most searches. The comment of the generated constructor says what they share in this game, or that one thread
 * solves it. Threads are started for a long piece of work and end with it.
 *
 * <p>Tables and caches are allocated when they are first needed; {@link GameFacts#cacheBytes()} says before that how
 * many bytes they take together. Where the heap has no room for one, an {@link OutOfMemoryError} says how many bytes
 * that one needs; where positions have to be found first, how many were. The solver stays as it was and may be asked
 * again.
 */
public interface Solver {
    /** The {@link #distance(long)} of a draw that no chain of drawn positions brings to an end. */
    int ENDLESS = -1;

    /** What is known of the game and of this solver before anything is solved. */
    GameFacts facts();

    /**
     * The starting position: the empty board, or that of {@link Pieces} or {@link GameRules}; {@link Player#FIRST} is
     * to move, unless a program says otherwise.
     */
    long initial();

    /**
     * Reads a position: a character a cell, row by row. White space is ignored and holes are not written. The side to
     * move follows from the marks. With tiles or moves of one player, with pieces, and where the rules are a program it
     * does not follow from the board, so the call is refused and {@link #parse(String, Player)} takes its place.
     *
     * @throws IllegalArgumentException where the text has another number of cells or another character, saying where,
     *     where with gravity a mark hangs above an empty cell, and always where the board does not say who is to move
     */
    long parse(String board);

    /**
     * Reads a position as {@link #parse(String)} does, with the side to move said.
     *
     * @throws IllegalArgumentException where the text is wrong as for {@link #parse(String)}, where the board says that
     *     it is not this side's turn, and where {@link Player#EITHER} is no side of this game
     */
    long parse(String board, Player toMove);

    /**
     * The text of a position, one row a line without a line end after the last, a space for a hole, and below the board
     * what is in hand: {@link #parse(String)}, or where the board does not say who is to move {@link #parse(String,
     * Player)} with that side, reads it back.
     */
    String format(long position);

    /**
     * Who is to move: {@link Player#FIRST} or {@link Player#SECOND}, for marks by counting, for tiles or moves of one
     * player, pieces and programs as the position says; {@link Player#EITHER} for tiles and moves that all belong to
     * both, where it makes no difference. A finished game still has a side that would be to move.
     */
    Player toMove(long position);

    /** Whether the game is over. */
    boolean isTerminal(long position);

    /**
     * Whether some legal play from the start leads to this position, where play stops at the first ending. Exact; for
     * tiles and for a {@link MoveSource} this is a cover problem and may take time exponential in the filled cells;
     * with pieces and where the rules are a program, all positions that play leads to are found first.
     */
    boolean isReachable(long position);

    /**
     * The outcome for the side to move under perfect play. At a terminal position, for the side that would be to move.
     */
    Outcome outcome(long position);

    /**
     * The number of plies to the end, a ply being one move: 0 at a terminal position; for a win 1 + the least distance
     * among the successors that the mover has won; for a loss 1 + the greatest distance among all successors; for a
     * draw 1 + the least distance among the drawn ones, and {@link #ENDLESS} where no chain of drawn positions reaches
     * an end.
     */
    int distance(long position);

    /**
     * The indices of the legal moves, ascending; empty where the position is terminal. For marks the index of a move is
     * the number of its cell, with gravity the cell on which the mark lands. With {@link Choice#ANY} it is 2 x that
     * number, plus 1 for the second mark. Tiles are numbered in the order of their pictures, then of their lists of
     * cells, each set of cells once for each player; the moves of a {@link MoveSource} are its rows, where there are
     * two the first player's and then the second's. With pieces each name of a move has its index; where the rules are
     * a program it is the place among the successors of the position.
     */
    int[] moves(long position);

    /**
     * The position after a move.
     *
     * @throws IllegalArgumentException where the move is not legal in the position
     */
    long play(long position, int move);

    /**
     * A move that keeps the outcome: the fastest win, the slowest loss, any draw; the least index among equals. -1
     * where the position is terminal.
     */
    int bestMove(long position);

    /**
     * The name of a move: a cell such as {@code b2}; with {@link Choice#ANY} the mark and the cell, such as
     * {@code x-b2}; the cells of a tile, or those that a row of a {@link MoveSource} fills, such as {@code a1-a2-b1};
     * where a piece goes, such as {@code a1-b2}, and {@code a1xb2} where it takes something. Cells have the names of
     * {@link GameFacts#cellNames()}; those that a move fills stand column by column.
     *
     * @param move an index from 0 to {@code facts().moves() - 1}
     * @throws IllegalArgumentException where there is no such move
     */
    String moveName(int move);

    /**
     * The name of a legal move in a position: {@link #moveName(int)}, unless the index alone does not say what the move
     * does.
     *
     * @throws IllegalArgumentException where the move is not legal in the position
     */
    default String moveName(long position, int move) {
        return moveName(move);
    }

    /**
     * Solves the game ahead of the first question where it is solved as a whole; where it is not, returns at once,
     * having reported that all of nothing is done. Once the game is solved a call returns at once as well.
     *
     * @throws InterruptedException where the thread is interrupted; what was solved so far is dropped
     */
    void solve(SolveListener listener) throws InterruptedException;

    /**
     * Solves one position ahead of the questions about it. Where the game is solved as a whole this is
     * {@link #solve(SolveListener)}. Otherwise the position is searched, so that its outcome and distance are known
     * afterwards as long as the cache keeps them; the number of states is not known before, so {@code total} is 0 until
     * the end.
     *
     * @throws IllegalArgumentException where the position is none of the game or makes no sense
     * @throws InterruptedException where the thread is interrupted
     */
    default void solve(long position, SolveListener listener) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        isTerminal(position); // refuses what makes no sense before it solves
        solve(listener);
    }
}
