package dev.solvable;

/**
 * Perfect play for one game. The Solvable processor writes an implementation for each declaration.
 *
 * <p>A position is a {@code long} in the game's {@link Encoding}. It holds the contents of the cells and, with
 * {@link Pieces} or with tiles or moves of one player, the side to move. {@link GameRules} define their own positions.
 * {@link #parse(String)}, {@link #format(long)} and {@link #isReachable(long)} take every filling of the cells; with
 * gravity, no mark is above an empty cell of its column. The other methods take valid positions only. If the players
 * have marks of their own, both have the same number or the first player has one more, and at most one player has a
 * line or has won by the {@link WinCheck}. If pieces stand, there are as many of each as the game can have. If the
 * rules are a program, valid positions are those that play leads to, or that {@code parse} makes of their text. Any
 * other argument, bits outside the board included, is refused with an {@link IllegalArgumentException}. A
 * {@link WinCheck} or a program that contradicts itself ends a question with an {@link IllegalStateException}.
 *
 * <p>A solver may be shared between threads. Two solvers of a game share only constants. If its thread is interrupted,
 * a method that has to solve something eventually throws a {@link java.util.concurrent.CancellationException} and
 * leaves the interrupt status set; only the two methods {@code solve} throw an {@link InterruptedException}.
 *
 * <p>Every generated solver has a constructor without arguments and one that takes a number of threads, at least 1:
 * {@code new BlockGameSolver(2)} may use two cores for one question, or for {@link #solve(SolveListener)}. The answers
 * are the same. Threads share a sweep of 64 boards at a time, the analysis of games of pieces and of programs, and most
 * searches. The comment of the generated constructor says what they share, or that one thread solves the game. Threads
 * are started for a long piece of work and end with it.
 *
 * <p>Tables and caches are allocated when they are first needed; {@link GameFacts#cacheBytes()} tells their total size
 * in advance. If the heap has no room for one, an {@link OutOfMemoryError} says how many bytes it needs, or how many
 * positions were found where they have to be enumerated first. The solver is unchanged and may be asked again.
 */
public interface Solver {
    /** The {@link #distance(long)} of a draw from which no sequence of drawn positions reaches an end. */
    int ENDLESS = -1;

    /** What is known of the game and of this solver before anything is solved. */
    GameFacts facts();

    /**
     * The starting position: the empty board, or that of {@link Pieces} or {@link GameRules}; {@link Player#FIRST} is
     * to move, unless a program says otherwise.
     */
    long initial();

    /**
     * Reads a position: one character per cell, row by row. White space is ignored and holes are not written. The side
     * to move follows from the marks. With tiles or moves of one player, with pieces, and for a program the board does
     * not tell it, so the call is refused; {@link #parse(String, Player)} takes its place.
     *
     * @throws IllegalArgumentException if the text has the wrong number of cells or an unknown character, saying where;
     *     if with gravity a mark is above an empty cell; and always if the board does not tell the side to move
     */
    long parse(String board);

    /**
     * Reads a position as {@link #parse(String)} does, with the side to move given.
     *
     * @throws IllegalArgumentException if the text is wrong as for {@link #parse(String)}, if the board says that it is
     *     not this side's turn, and if {@link Player#EITHER} is given but is no side of this game
     */
    long parse(String board, Player toMove);

    /**
     * The text of a position: one line per row, without a line end after the last, a space for a hole, and below the
     * board the pieces in hand. {@link #parse(String)} reads it back, or {@link #parse(String, Player)} if the board
     * does not tell the side to move.
     */
    String format(long position);

    /**
     * The side to move: {@link Player#FIRST} or {@link Player#SECOND}, counted from the marks, or held by the position
     * with tiles or moves of one player, pieces and programs; {@link Player#EITHER} if all tiles and moves belong to
     * both players, so that it makes no difference. A finished game still has a side that would be to move.
     */
    Player toMove(long position);

    /** Whether the game is over. */
    boolean isTerminal(long position);

    /**
     * Whether some legal play from the start leads to this position, where play stops at the first ending. Exact. For
     * tiles and for a {@link MoveSource} this is a cover problem and may take time exponential in the filled cells;
     * with pieces and programs all reachable positions are enumerated first.
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
     * cells, each set of cells once for each player. The moves of a {@link MoveSource} are its rows; with two, the
     * first player's come first. With pieces each move name has its own index; with a program the index is the place
     * among the successors of the position.
     */
    int[] moves(long position);

    /**
     * The position after a move.
     *
     * @throws IllegalArgumentException if the move is not legal in the position
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
     * the step of a piece, such as {@code a1-b2}, or {@code a1xb2} if it takes something. Cells have the names of
     * {@link GameFacts#cellNames()}; cells that a move fills are named column by column.
     *
     * @param move an index from 0 to {@code facts().moves() - 1}
     * @throws IllegalArgumentException if there is no such move
     */
    String moveName(int move);

    /**
     * The name of a legal move in a position: {@link #moveName(int)}, unless what the move does depends on the
     * position.
     *
     * @throws IllegalArgumentException if the move is not legal in the position
     */
    default String moveName(long position, int move) {
        return moveName(move);
    }

    /**
     * Solves the game ahead of the first question if it is solved as a whole. For any other game it reports 0 of 0
     * states and returns at once. It also returns at once if the game is already solved.
     *
     * @throws InterruptedException if the thread is interrupted; what was solved so far is dropped
     */
    void solve(SolveListener listener) throws InterruptedException;

    /**
     * Solves one position ahead of the questions about it. Where the game is solved as a whole this is
     * {@link #solve(SolveListener)}. Otherwise the position is searched, so that its outcome and distance are known
     * afterwards as long as the cache keeps them; the number of states is not known in advance, so {@code total} is 0
     * until the end.
     *
     * @throws IllegalArgumentException if the position is not valid
     * @throws InterruptedException if the thread is interrupted
     */
    default void solve(long position, SolveListener listener) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        isTerminal(position); // refuses what makes no sense before it solves
        solve(listener);
    }
}
