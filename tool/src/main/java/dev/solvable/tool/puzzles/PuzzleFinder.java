package dev.solvable.tool.puzzles;

import dev.solvable.ScoreSolver;
import dev.solvable.Solver;
import dev.solvable.tool.analysis.BoardText;
import dev.solvable.tool.analysis.MoveNames;
import dev.solvable.tool.analysis.Scoring;
import dev.solvable.tool.labels.PositionQueue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.LongUnaryOperator;
import java.util.stream.IntStream;

/**
 * Finds puzzles of a game, in all reachable positions if there are few, else in the last positions of random plays. The
 * same seed finds the same puzzles.
 */
public final class PuzzleFinder {
    /** Games with more reachable positions are sampled. */
    private static final int MAX_VISITED = 1 << 20;

    /** Random plays for each puzzle that is wanted. */
    private static final int PLAYS_PER_PUZZLE = 2_000;

    /** The number of last positions of each random play that are examined. */
    private static final int TAIL = 6;

    /**
     * The tasks of a random puzzle, in random order within each list: first those that are neither obvious nor long.
     * Wins take an even number of plies where the last move loses or leaves the other player without one.
     */
    private static final List<List<PuzzleKind>> TASKS = List.of(
            List.of(PuzzleKind.winIn(3), PuzzleKind.winIn(5), PuzzleKind.winIn(7)),
            List.of(PuzzleKind.winIn(2), PuzzleKind.winIn(4), PuzzleKind.winIn(6)),
            List.of(PuzzleKind.winIn(1)),
            List.of(PuzzleKind.DRAW));

    private final Solver solver;
    private final MoveNames names;
    private final PuzzleKind kind;

    /** A finder of puzzles of one kind. */
    public PuzzleFinder(Solver solver, PuzzleKind kind) {
        this.solver = solver;
        this.names = MoveNames.of(solver);
        this.kind = kind;
    }

    /**
     * The puzzles, one of each set of images, those with the fewest winning second choices first; fewer than asked for
     * where no more are found.
     *
     * @param count how many at most
     * @param seed chooses among puzzles of equal rank
     * @throws InterruptedException where the thread is interrupted
     */
    public List<Puzzle> find(int count, long seed) throws InterruptedException {
        Random random = new Random(seed);
        PositionQueue reachable = PositionQueue.ofImages(solver);
        List<Puzzle> puzzles = new ArrayList<>();
        if (visitAll(reachable)) {
            for (int number : shuffled(reachable.size(), random)) {
                addPuzzle(reachable.get(number), puzzles);
            }
        } else {
            sample(count, random, puzzles);
        }
        puzzles.sort(Comparator.comparingInt(Puzzle::secondChoices)); // stable: ties as the seed has them
        return puzzles.subList(0, Math.min(count, puzzles.size()));
    }

    /**
     * A random puzzle, found in random plays only: for a game that is already solved, or is quickly solved near its
     * end.
     *
     * @return empty where none is found
     * @throws InterruptedException where the thread is interrupted
     */
    public static Optional<Puzzle> any(Solver solver, long seed) throws InterruptedException {
        Random random = new Random(seed);
        List<Puzzle> puzzles = new ArrayList<>();
        for (List<PuzzleKind> alike : TASKS) {
            List<PuzzleKind> kinds = new ArrayList<>(alike);
            Collections.shuffle(kinds, random);
            for (PuzzleKind kind : kinds) {
                new PuzzleFinder(solver, kind).sample(1, random, puzzles);
                if (!puzzles.isEmpty()) {
                    return Optional.of(puzzles.get(0));
                }
            }
        }
        return Optional.empty();
    }

    /** Lists the reachable positions up to symmetry; returns false if there are too many. */
    private boolean visitAll(PositionQueue found) throws InterruptedException {
        found.add(solver.initial());
        for (int visited = 0; visited < found.size(); visited++) {
            checkInterrupt();
            long position = found.get(visited);
            for (int move : solver.moves(position)) {
                found.add(solver.play(position, move));
            }
            if (found.size() > MAX_VISITED) {
                return false;
            }
        }
        return true;
    }

    private static int[] shuffled(int size, Random random) {
        int[] order = new int[size];
        for (int i = 0; i < size; i++) {
            int place = random.nextInt(i + 1);
            order[i] = order[place];
            order[place] = i;
        }
        return order;
    }

    /**
     * Examines the last positions of random plays, where even a large game is quickly solved. Plays avoid moves that
     * end the game, to make them long.
     */
    private void sample(int count, Random random, List<Puzzle> puzzles) throws InterruptedException {
        LongUnaryOperator canonical = PositionQueue.canonical(solver);
        Set<Long> seen = new HashSet<>();
        long plays = (long) PLAYS_PER_PUZZLE * count;
        for (long play = 0; play < plays && puzzles.size() < count; play++) {
            List<Long> line = randomPlay(random);
            int nearest = Math.max(1, kind.plies());
            for (int back = nearest; back < nearest + TAIL && back < line.size(); back++) {
                long position = line.get(line.size() - 1 - back);
                if (seen.add(canonical.applyAsLong(position)) && puzzles.size() < count) {
                    addPuzzle(position, puzzles);
                }
            }
        }
    }

    /** The positions of a play, the start first; endless play is cut off. */
    private List<Long> randomPlay(Random random) {
        List<Long> line = new ArrayList<>();
        long position = solver.initial();
        line.add(position);
        int most = 4 * solver.facts().cells();
        while (!solver.isTerminal(position) && line.size() <= most) {
            position = randomSuccessor(position, random);
            line.add(position);
        }
        return line;
    }

    /** A random successor; of a few tries, the first in which the game is not over. */
    private long randomSuccessor(long position, Random random) {
        int[] moves = solver.moves(position);
        long next = solver.play(position, moves[random.nextInt(moves.length)]);
        for (int tried = 1; tried < moves.length && solver.isTerminal(next); tried++) {
            next = solver.play(position, moves[random.nextInt(moves.length)]);
        }
        return next;
    }

    private void addPuzzle(long position, List<Puzzle> puzzles) throws InterruptedException {
        checkInterrupt();
        int[] moves = solver.moves(position);
        if (moves.length < 2 || !kind.matches(solver, position)) {
            return; // a single move is no question
        }
        List<Integer> right = rightMoves(position, moves);
        if (right.size() == 1) {
            puzzles.add(puzzle(position, right.get(0)));
        }
    }

    private List<Integer> rightMoves(long position, int[] moves) {
        List<Integer> right = new ArrayList<>();
        for (int move : moves) {
            if (Scoring.outcomeOf(solver, position, solver.play(position, move)) == kind.ofRightMove()) {
                right.add(move);
            }
        }
        return right;
    }

    /** How many moves win or, with points, keep the score: points scored earlier do not count. */
    private int choices(long position) {
        int[] moves = solver.moves(position);
        if (!(solver instanceof ScoreSolver scores)) {
            return rightMoves(position, moves).size();
        }
        int score = scores.score(position);
        return (int) IntStream.of(moves)
                .filter(move -> Scoring.scoreOf(scores, position, solver.play(position, move)) == score)
                .count();
    }

    private Puzzle puzzle(long position, int solution) {
        List<String> line = new ArrayList<>();
        line.add(names.of(position, solution));
        int secondChoices = -1;
        long before = position;
        long at = solver.play(position, solution);
        boolean isAsked = true; // whether the person who solves the puzzle made the last move
        for (int ply = 1; ply < kind.plies(); ply++) {
            isAsked = isAsked == Scoring.keepsTurn(solver, before, at);
            if (isAsked && secondChoices < 0) {
                secondChoices = choices(at) - 1;
            }
            int move = solver.bestMove(at);
            line.add(names.of(at, move));
            before = at;
            at = solver.play(at, move);
        }
        return new Puzzle(
                BoardText.of(solver, position),
                solver.toMove(position),
                kind.plies(),
                line.get(0),
                line,
                Math.max(0, secondChoices));
    }

    private static void checkInterrupt() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
    }
}
