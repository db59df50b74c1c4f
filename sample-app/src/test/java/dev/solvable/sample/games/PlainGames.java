package dev.solvable.sample.games;

import dev.solvable.Outcome;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Quixo and Othello once more, on texts and by another way than the samples go: a position is the mover's board, own
 * marks {@code m}, the other player's {@code t}, row by row.
 */
final class PlainGames {
    private PlainGames() {}

    /** What a position is worth for its mover: the letter of its outcome and the plies to its end. */
    static Map<String, String> solved(
            String start, Function<String, List<String>> moves, Function<String, String> end) {
        Map<String, List<String>> next = new HashMap<>();
        Set<String> open = new LinkedHashSet<>(List.of(start));
        while (!open.isEmpty()) {
            String board = open.iterator().next();
            open.remove(board);
            next.put(board, moves.apply(board));
            next.get(board).stream().filter(after -> !next.containsKey(after)).forEach(open::add);
        }
        Map<String, String> values = new HashMap<>();
        next.forEach((board, after) -> {
            if (after.isEmpty()) {
                values.put(board, end.apply(board) + " 0");
            }
        });
        for (int ply = 1, quiet = 0; quiet < 2; ply++) {
            Map<String, String> found = new HashMap<>();
            for (Map.Entry<String, List<String>> entry : next.entrySet()) {
                if (!values.containsKey(entry.getKey())) {
                    List<String> known = entry.getValue().stream()
                            .map(after -> values.getOrDefault(after, "?"))
                            .toList();
                    if (known.stream().anyMatch(value -> value.startsWith("LOSS"))) {
                        found.put(entry.getKey(), Outcome.WIN + " " + ply);
                    } else if (known.stream().allMatch(value -> value.startsWith("WIN"))) {
                        found.put(entry.getKey(), Outcome.LOSS + " " + ply);
                    }
                }
            }
            values.putAll(found);
            quiet = found.isEmpty() ? quiet + 1 : 0;
        }
        next.keySet().forEach(board -> values.putIfAbsent(board, Outcome.DRAW + " ?"));
        return values;
    }

    private static String exchanged(String board) {
        return board.replace('m', '-').replace('t', 'm').replace('-', 't');
    }

    // Quixo: whole rows and columns as lists, taken out and pushed in.

    static final String QUIXO = ".........";

    static List<String> quixoMoves(String board) {
        Set<String> moves = new LinkedHashSet<>();
        if (quixoEnd(board).isEmpty()) {
            for (int line = 0; line < 3; line++) {
                pushes(board, new int[] {3 * line, 3 * line + 1, 3 * line + 2}, line != 1, moves);
                pushes(board, new int[] {line, line + 3, line + 6}, line != 1, moves);
            }
        }
        return new ArrayList<>(moves);
    }

    /** In a line through the middle only the ends lie on the border. */
    private static void pushes(String board, int[] cells, boolean isBorder, Set<String> moves) {
        for (int taken = 0; taken < 3; taken++) {
            if ((!isBorder && taken == 1) || board.charAt(cells[taken]) == 't') {
                continue;
            }
            for (int end = 0; end <= 2; end += 2) {
                if (end != taken) {
                    List<Character> line = new ArrayList<>();
                    for (int cell : cells) {
                        line.add(board.charAt(cell));
                    }
                    line.remove(taken);
                    line.add(end == 0 ? 0 : 2, 'm');
                    StringBuilder after = new StringBuilder(board);
                    for (int i = 0; i < 3; i++) {
                        after.setCharAt(cells[i], line.get(i));
                    }
                    moves.add(exchanged(after.toString()));
                }
            }
        }
    }

    /** Empty as long as nobody has a line. */
    static String quixoEnd(String board) {
        boolean mine = false;
        boolean theirs = false;
        for (String line : List.of("012", "345", "678", "036", "147", "258", "048", "246")) {
            String marks =
                    line.chars().mapToObj(cell -> "" + board.charAt(cell - '0')).reduce("", String::concat);
            mine |= marks.equals("mmm");
            theirs |= marks.equals("ttt");
        }
        return mine ? "WIN" : theirs ? "LOSS" : "";
    }

    // Othello: each line from a cell outwards as a text, matched against t+m.

    static final String OTHELLO = ".....tm..mt.....";

    static List<String> othelloMoves(String board) {
        List<String> moves = placements(board);
        return moves.isEmpty() && !placements(exchanged(board)).isEmpty() ? List.of(exchanged(board)) : moves;
    }

    private static List<String> placements(String board) {
        List<String> moves = new ArrayList<>();
        for (int cell = 0; cell < 16; cell++) {
            StringBuilder after = new StringBuilder(board);
            boolean flips = false;
            for (int direction = 0; board.charAt(cell) == '.' && direction < 9; direction++) {
                List<Integer> line = outwards(cell, direction / 3 - 1, direction % 3 - 1);
                String discs = line.stream().map(at -> "" + board.charAt(at)).reduce("", String::concat);
                if (discs.matches("t+m.*")) {
                    flips = true;
                    line.subList(0, discs.indexOf('m')).forEach(at -> after.setCharAt(at, 'm'));
                }
            }
            if (flips) {
                after.setCharAt(cell, 'm');
                moves.add(exchanged(after.toString()));
            }
        }
        return moves;
    }

    private static List<Integer> outwards(int cell, int down, int right) {
        List<Integer> line = new ArrayList<>();
        int row = cell / 4 + down;
        int column = cell % 4 + right;
        while ((down != 0 || right != 0) && row >= 0 && row < 4 && column >= 0 && column < 4) {
            line.add(4 * row + column);
            row += down;
            column += right;
        }
        return line;
    }

    static String othelloEnd(String board) {
        long mine = board.chars().filter(disc -> disc == 'm').count();
        long theirs = board.chars().filter(disc -> disc == 't').count();
        return mine > theirs ? "WIN" : mine < theirs ? "LOSS" : "DRAW";
    }

    /** The discs that the mover has in the end, less the other player's, where both play for the difference. */
    static int othelloDifference(String board, Map<String, Integer> known) {
        Integer seen = known.get(board);
        if (seen != null) {
            return seen;
        }
        int best = othelloMoves(board).stream()
                .mapToInt(after -> -othelloDifference(after, known))
                .max()
                .orElseGet(() -> discs(board, 'm') - discs(board, 't'));
        known.put(board, best);
        return best;
    }

    static int discs(String board, char mark) {
        return (int) board.chars().filter(disc -> disc == mark).count();
    }
}
