package dev.solvable.benchmarks.games;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Othello on an array of characters, read from a square text with {@code x}, {@code o} and {@code .}: the eight
 * directions are walked cell by cell. Shares no code with {@link OthelloBoards}.
 *
 * @param board its rows from the top
 * @param mover {@code x} or {@code o}; who would be to move where the game is over
 */
record PlainOthello(List<String> board, char mover) {
    /** A move: the cell's name, and the position after it, in which who has no move is passed over. */
    record Move(String name, PlainOthello after) {}

    /** The first position on a board with this number of rows. */
    static PlainOthello start(int side) {
        char[][] cells = new char[side][side];
        Arrays.stream(cells).forEach(row -> Arrays.fill(row, '.'));
        int middle = side / 2;
        cells[middle - 1][middle - 1] = 'o';
        cells[middle - 1][middle] = 'x';
        cells[middle][middle - 1] = 'x';
        cells[middle][middle] = 'o';
        return new PlainOthello(rows(cells), 'x');
    }

    private static List<String> rows(char[][] cells) {
        return Arrays.stream(cells).map(String::new).toList();
    }

    private char other() {
        return mover == 'x' ? 'o' : 'x';
    }

    List<Move> moves() {
        List<Move> moves = new ArrayList<>();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                String name = (char) ('a' + column) + String.valueOf(row + 1);
                put(row, column).ifPresent(cells -> moves.add(new Move(name, after(cells))));
            }
        }
        return moves;
    }

    private PlainOthello after(char[][] cells) {
        PlainOthello next = new PlainOthello(rows(cells), other());
        PlainOthello passed = new PlainOthello(rows(cells), mover);
        return next.canPut() || !passed.canPut() ? next : passed;
    }

    private boolean canPut() {
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (put(row, column).isPresent()) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The board after a disc is put on a cell; empty where it encloses none. */
    private Optional<char[][]> put(int row, int column) {
        if (board.get(row).charAt(column) != '.') {
            return Optional.empty();
        }
        char[][] cells = board.stream().map(String::toCharArray).toArray(char[][]::new);
        boolean encloses = false;
        for (int down = -1; down <= 1; down++) {
            for (int right = -1; right <= 1; right++) {
                int steps = 1;
                while (at(row + steps * down, column + steps * right) == other()) {
                    steps++;
                }
                if (steps > 1 && at(row + steps * down, column + steps * right) == mover) {
                    encloses = true;
                    for (int step = 1; step < steps; step++) {
                        cells[row + step * down][column + step * right] = mover;
                    }
                }
            }
        }
        cells[row][column] = mover;
        return encloses ? Optional.of(cells) : Optional.empty();
    }

    private char at(int row, int column) {
        boolean isInside = row >= 0 && row < board.size() && column >= 0 && column < board.size();
        return isInside ? board.get(row).charAt(column) : '#';
    }

    /** The discs of {@code x}, less those of {@code o}. */
    int lead() {
        String all = String.join("", board);
        return (int) (all.chars().filter(cell -> cell == 'x').count()
                - all.chars().filter(cell -> cell == 'o').count());
    }

    /** How many sequences of this number of moves there are. */
    long perft(int depth) {
        return depth == 0
                ? 1
                : moves().stream()
                        .mapToLong(move -> move.after.perft(depth - 1))
                        .sum();
    }

    /** How many games there are from here to the end. */
    long games() {
        List<Move> moves = moves();
        return moves.isEmpty()
                ? 1
                : moves.stream().mapToLong(move -> move.after.games()).sum();
    }
}
