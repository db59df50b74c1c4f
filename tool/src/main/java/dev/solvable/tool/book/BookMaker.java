package dev.solvable.tool.book;

import dev.solvable.Algorithm;
import dev.solvable.ImpartialSolver;
import dev.solvable.Solver;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;

/**
 * Finds the values of an opening book: the solver those of the last ply, in an order in which neighbours share most of
 * what it has to search; all others follow from them.
 */
public final class BookMaker {
    private final Solver solver;
    private final Mirror mirror;
    private final List<List<Long>> positions;
    private final Map<Long, Value> values = new HashMap<>();

    /**
     * A maker that has not begun.
     *
     * @param plies for how many plies the book has all positions, at most 255
     * @throws IllegalArgumentException for a game in which both players have the same moves, as a book has no nimbers,
     *     and for one in which play may go on for ever
     */
    public BookMaker(Solver solver, int plies) {
        if (solver instanceof ImpartialSolver) {
            throw new IllegalArgumentException(
                    "there are books only for games in which the players have moves of their own");
        }
        if (solver.facts().solvedBy() == Algorithm.RETROGRADE) {
            throw new IllegalArgumentException("this game is solved as a whole, so a book would spare no time");
        }
        this.solver = solver;
        this.mirror = new Mirror(solver);
        this.positions = FirstPositions.of(solver, mirror, plies);
    }

    /** How many positions the solver has to value. */
    public int toSolve() {
        return last().size();
    }

    /** How many positions the book has. */
    public int size() {
        return positions.stream().mapToInt(List::size).sum();
    }

    private List<Long> last() {
        return positions.get(positions.size() - 1);
    }

    /**
     * The content of the book's file.
     *
     * @param draft where the solver's values are kept meanwhile: those that are there are not found again
     * @param solved told how many positions are valued, after each
     * @throws IllegalArgumentException where there is another file in the place of the draft
     */
    public byte[] make(Path draft, IntConsumer solved) throws IOException {
        String name = solver.facts().name();
        String digest = RulesDigest.of(solver);
        int plies = positions.size() - 1;
        try (BookDraft values = BookDraft.open(draft, name + " " + digest + " " + plies)) {
            solve(values, solved);
        }
        return new BookFile(name, digest, plies, codes()).bytes();
    }

    private void solve(BookDraft draft, IntConsumer solved) throws IOException {
        for (int i = 0; i < last().size(); i++) {
            long position = last().get(i);
            if (i < draft.found().size()) {
                values.put(position, draft.found().get(i));
            } else {
                Value value = Value.of(solver, position);
                values.put(position, value);
                draft.add(value);
                solved.accept(i + 1);
            }
        }
    }

    /** The values of all positions, once those of the last ply are known. */
    private byte[] codes() {
        for (int ply = positions.size() - 2; ply >= 0; ply--) {
            for (long position : positions.get(ply)) {
                values.put(position, valueOfMoves(position));
            }
        }
        byte[] codes = new byte[size()];
        int next = 0;
        for (List<Long> ofPly : positions) {
            for (long position : ofPly) {
                codes[next] = (byte) value(position).code();
                next++;
            }
        }
        return codes;
    }

    private Value valueOfMoves(long position) {
        Value best = null;
        for (int move : solver.moves(position)) {
            Value value = value(mirror.canonical(solver.play(position, move))).ofMove();
            best = best == null || value.isRatherThan(best) ? value : best;
        }
        if (best == null) {
            throw new IllegalStateException("a game goes on without a move: " + solver.format(position));
        }
        return best;
    }

    /** The value of a position that is known, or over. */
    private Value value(long position) {
        Value known = values.get(position);
        return known == null ? Value.of(solver, position) : known;
    }
}
