package dev.solvable.tool.book;

import dev.solvable.GameFacts;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.SolveListener;
import dev.solvable.Solver;
import java.util.Optional;

/** A solver that knows the values of the first positions from a book; it answers the same, but at once. */
final class BookSolver implements Solver {
    private final Solver solver;
    private final OpeningBook book;

    BookSolver(Solver solver, OpeningBook book) {
        this.solver = solver;
        this.book = book;
    }

    /** The solver of all that the book does not know. */
    Solver solver() {
        return solver;
    }

    @Override
    public Outcome outcome(long position) {
        return book.value(position).map(Value::outcome).orElseGet(() -> solver.outcome(position));
    }

    @Override
    public int distance(long position) {
        return book.value(position).map(Value::distance).orElseGet(() -> solver.distance(position));
    }

    @Override
    public int bestMove(long position) {
        Optional<Value> value = book.value(position);
        if (value.isEmpty()) {
            return solver.bestMove(position);
        }
        for (int move : solver.moves(position)) {
            Optional<Value> next = valueAtOnce(solver.play(position, move));
            if (next.isEmpty()) {
                return solver.bestMove(position);
            }
            Value ofMove = next.get().ofMove();
            if (ofMove.outcome() == value.get().outcome()
                    && (ofMove.outcome() == Outcome.DRAW || ofMove.equals(value.get()))) {
                return move;
            }
        }
        throw new IllegalStateException("the book contradicts itself: " + solver.format(position));
    }

    /** The value of a position that takes no search. */
    private Optional<Value> valueAtOnce(long position) {
        return solver.isTerminal(position) ? Optional.of(Value.of(solver, position)) : book.value(position);
    }

    @Override
    public void solve(long position, SolveListener listener) throws InterruptedException {
        if (book.value(position).isEmpty()) {
            solver.solve(position, listener);
        } else {
            solve(listener);
        }
    }

    // What needs no value.

    @Override
    public GameFacts facts() {
        return solver.facts();
    }

    @Override
    public long initial() {
        return solver.initial();
    }

    @Override
    public long parse(String board) {
        return solver.parse(board);
    }

    @Override
    public long parse(String board, Player toMove) {
        return solver.parse(board, toMove);
    }

    @Override
    public String format(long position) {
        return solver.format(position);
    }

    @Override
    public Player toMove(long position) {
        return solver.toMove(position);
    }

    @Override
    public boolean isTerminal(long position) {
        return solver.isTerminal(position);
    }

    @Override
    public boolean isReachable(long position) {
        return solver.isReachable(position);
    }

    @Override
    public int[] moves(long position) {
        return solver.moves(position);
    }

    @Override
    public long play(long position, int move) {
        return solver.play(position, move);
    }

    @Override
    public String moveName(int move) {
        return solver.moveName(move);
    }

    @Override
    public void solve(SolveListener listener) throws InterruptedException {
        solver.solve(listener);
    }
}
