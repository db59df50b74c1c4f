package dev.solvable.tool.labels;

import dev.solvable.Solver;
import dev.solvable.tool.analysis.MoveNames;
import dev.solvable.tool.input.BadInputException;
import java.io.IOException;

/** Labels every position that play can reach from the start of a game. */
public final class Labels {
    /** The maximum number of positions: the list takes 16 to 32 bytes for each. */
    public static final int MAX_POSITIONS = 1 << 28;

    private final Solver solver;
    private final boolean images;

    /**
     * The labels of a game.
     *
     * @param images whether one position of each set of images is labelled, instead of every position; where the solver
     *     knows no symmetry each position is its only image
     */
    public Labels(Solver solver, boolean images) {
        this.solver = solver;
        this.images = images;
    }

    /** Takes labelled positions, in the order in which play reaches them. */
    public interface Sink {
        /**
         * Takes one.
         *
         * @param found how many positions are found so far, including those still in the queue
         */
        void accept(LabelledPosition position, int found) throws IOException;
    }

    /**
     * Visits the positions breadth first.
     *
     * @return the number of positions
     * @throws BadInputException where there are more than {@link #MAX_POSITIONS}
     * @throws InterruptedException where the thread is interrupted
     */
    public int forEach(Sink sink) throws IOException, InterruptedException {
        MoveNames names = MoveNames.of(solver);
        PositionQueue positions = images ? PositionQueue.ofImages(solver) : new PositionQueue();
        positions.add(solver.initial());
        for (int visited = 0; visited < positions.size(); visited++) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            long position = positions.get(visited);
            for (int move : solver.moves(position)) {
                positions.add(solver.play(position, move));
            }
            if (positions.size() > MAX_POSITIONS) {
                throw new BadInputException(solver.facts().name() + " has more than the " + MAX_POSITIONS
                        + " positions that can be listed");
            }
            sink.accept(LabelledPosition.of(solver, names, position), positions.size());
        }
        return positions.size();
    }
}
