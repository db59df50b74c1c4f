package dev.solvable.sample.games;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Checkers on five by five once more, on rows and columns. A position is the side, {@code x} or {@code o}, and 25
 * characters; {@code j} and {@code J} go on jumping.
 */
final class PlainCheckers {
    static final String START = "xo.o.o...............x.x.x";

    private PlainCheckers() {}

    /**
     * 1 for a win, -1 for a loss, 0 for a draw, of each position that play leads to, by rounds until nothing changes.
     */
    static Map<String, Integer> solved() {
        Map<String, List<String>> moves = new HashMap<>();
        List<String> undecided = new ArrayList<>();
        Deque<String> open = new ArrayDeque<>(List.of(START));
        while (!open.isEmpty()) {
            String position = open.remove();
            if (!moves.containsKey(position)) {
                moves.put(position, moves(position));
                undecided.add(position);
                open.addAll(moves.get(position));
            }
        }
        Collections.reverse(undecided); // the last found first: values spread in fewer rounds
        Map<String, Integer> values = new HashMap<>();
        while (undecided.removeIf(position -> isDecided(position, moves.get(position), values))) {}
        undecided.forEach(position -> values.put(position, 0));
        return values;
    }

    /** Whether the values found so far make a position a win or a loss; then adds its value. */
    private static boolean isDecided(String position, List<String> moves, Map<String, Integer> values) {
        int best = -1;
        for (String after : moves) {
            int value = values.getOrDefault(after, 0);
            best = Math.max(best, after.charAt(0) == position.charAt(0) ? value : -value);
        }
        if (best != 0) {
            values.put(position, best);
        }
        return best != 0;
    }

    private static List<String> moves(String position) {
        List<String> jumps = new ArrayList<>();
        List<String> steps = new ArrayList<>();
        char side = position.charAt(0);
        String mine = side == 'x' ? "xXjJ" : "oOjJ";
        String theirs = side == 'x' ? "oO" : "xX";
        boolean goesOn = position.toLowerCase(Locale.ROOT).contains("j");
        for (int cell = 0; cell < 25; cell++) {
            char piece = position.charAt(1 + cell);
            if (mine.indexOf(piece) < 0 || goesOn && piece != 'j' && piece != 'J') {
                continue;
            }
            boolean king = Character.isUpperCase(piece);
            for (int down = -1; down <= 1; down += 2) {
                for (int right = -1; right <= 1; right += 2) {
                    if (!king && down != (side == 'x' ? -1 : 1)) {
                        continue;
                    }
                    int row = cell / 5;
                    int column = cell % 5;
                    if (at(position, row + down, column + right) == '.') {
                        steps.add(after(position, cell, row + down, column + right, -1));
                    }
                    if (theirs.indexOf(at(position, row + down, column + right)) >= 0
                            && at(position, row + 2 * down, column + 2 * right) == '.') {
                        int taken = 5 * (row + down) + column + right;
                        jumps.add(after(position, cell, row + 2 * down, column + 2 * right, taken));
                    }
                }
            }
        }
        return jumps.isEmpty() ? steps : jumps;
    }

    private static char at(String position, int row, int column) {
        return row < 0 || row > 4 || column < 0 || column > 4 ? '#' : position.charAt(1 + 5 * row + column);
    }

    private static String after(String position, int from, int row, int column, int taken) {
        char side = position.charAt(0);
        boolean king = Character.isUpperCase(position.charAt(1 + from));
        boolean crowned = !king && row == (side == 'x' ? 0 : 4);
        StringBuilder next = new StringBuilder(position);
        next.setCharAt(1 + from, '.');
        next.setCharAt(1 + 5 * row + column, king || crowned ? Character.toUpperCase(side) : side);
        if (taken >= 0) {
            next.setCharAt(1 + taken, '.');
            String further = next.toString();
            if (!crowned) {
                next.setCharAt(1 + 5 * row + column, king ? 'J' : 'j');
                String jumping = next.toString();
                if (moves(jumping).stream().anyMatch(move -> pieces(move) < pieces(jumping))) {
                    return jumping;
                }
            }
            next = new StringBuilder(further);
        }
        next.setCharAt(0, side == 'x' ? 'o' : 'x');
        return next.toString();
    }

    private static long pieces(String position) {
        return position.substring(1).chars().filter(cell -> cell != '.').count();
    }
}
