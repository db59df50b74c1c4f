package dev.solvable.benchmarks.measure;

import dev.solvable.Outcome;
import dev.solvable.Solver;
import dev.solvable.benchmarks.textbook.TextbookTicTacToe;
import java.util.Arrays;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/** One answer about tic-tac-toe: positions from random play. */
public class TicTacToeAnswers extends Answers {
    private static final long SEED = 3;

    private final TextbookTicTacToe textbook = new TextbookTicTacToe(3);
    private final String[] boards;

    /** Chooses the positions by random play. */
    public TicTacToeAnswers() {
        super("TicTacToe", TicTacToeAnswers::playedPositions);
        boards = Arrays.stream(positions)
                .mapToObj(position -> solver.format(position).replace("\n", ""))
                .toArray(String[]::new);
    }

    private static long[] playedPositions(Solver solver) {
        Random random = new Random(SEED);
        long[] positions = new long[POSITIONS];
        for (int i = 0; i < POSITIONS; i++) {
            long position = solver.initial();
            for (int plies = random.nextInt(9); plies > 0 && !solver.isTerminal(position); plies--) {
                int[] moves = solver.moves(position);
                position = solver.play(position, moves[random.nextInt(moves.length)]);
            }
            positions[i] = position;
        }
        return positions;
    }

    /** The generated solver's distance. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int generatedDistance() {
        int sum = 0;
        for (long position : positions) {
            sum += solver.distance(position);
        }
        return sum;
    }

    /** The generated solver's best move. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int generatedBestMove() {
        int sum = 0;
        for (long position : positions) {
            sum += solver.bestMove(position);
        }
        return sum;
    }

    @Override
    boolean textbookWins(int index) {
        return textbook.outcome(boards[index]) == Outcome.WIN;
    }
}
