package dev.solvable.tool.book;

import dev.solvable.GameFacts;
import dev.solvable.ImpartialSolver;
import dev.solvable.Solver;
import java.util.HashSet;
import java.util.Set;

/** The left-right images of a game's positions: each its own where the rules are not the same for both. */
final class Mirror {
    private final Solver solver;
    private final boolean keepsTheGame;

    Mirror(Solver solver) {
        this.solver = solver;
        this.keepsTheGame = keepsTheGame(solver);
    }

    /** The one of a position and its image that stands for both. */
    long canonical(long position) {
        return Math.min(position, image(position));
    }

    /** The image of a position. */
    long image(long position) {
        if (!keepsTheGame) {
            return position;
        }
        StringBuilder board = new StringBuilder();
        for (String row : solver.format(position).split("\n", -1)) {
            board.append(new StringBuilder(row).reverse());
        }
        return solver.parse(board.toString());
    }

    /** Of a game of own marks its lines tell all; of others this does not know enough. */
    private static boolean keepsTheGame(Solver solver) {
        GameFacts facts = solver.facts();
        boolean areOwnMarks = !(solver instanceof ImpartialSolver)
                && facts.moves() == facts.cells()
                && facts.moveCells().stream().allMatch(cells -> Long.bitCount(cells) == 1);
        if (!areOwnMarks || facts.lines() == 0) {
            return false;
        }
        int[] images = images(facts);
        if (images.length == 0) {
            return false;
        }
        Set<Long> lines = new HashSet<>(facts.lineCells());
        return lines.stream().allMatch(line -> lines.contains(image(line, images)));
    }

    /** The number of each cell's image; none where a cell's image is a hole. */
    private static int[] images(GameFacts facts) {
        int[] images = new int[facts.cells()];
        int first = 0;
        for (String row : facts.map()) {
            if (!new StringBuilder(row).reverse().toString().equals(row)) {
                return new int[0];
            }
            int inRow = (int) row.chars().filter(square -> square != ' ').count();
            for (int i = 0; i < inRow; i++) {
                images[first + i] = first + inRow - 1 - i;
            }
            first += inRow;
        }
        return images;
    }

    private static long image(long cells, int... images) {
        long image = 0;
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            image |= 1L << images[Long.numberOfTrailingZeros(rest)];
        }
        return image;
    }
}
