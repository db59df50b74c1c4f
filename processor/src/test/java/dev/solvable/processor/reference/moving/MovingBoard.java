package dev.solvable.processor.reference.moving;

import dev.solvable.processor.reference.moving.MovingGame.Heading;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Where a step leads on a board: squares, the links between cells, and which way is ahead. */
final class MovingBoard {
    private final MovingGame game;
    private final List<int[]> squares;
    private final int[][] cells;

    /** What has been asked for already. */
    private final Map<String, List<List<Integer>>> rays = new HashMap<>();

    MovingBoard(MovingGame game) {
        this.game = game;
        squares = game.grid().squares();
        cells = new int[game.grid().rows()][game.grid().columns()];
        for (int row = 0; row < cells.length; row++) {
            for (int column = 0; column < cells[row].length; column++) {
                cells[row][column] = game.grid().cell(row, column);
            }
        }
    }

    int size() {
        return squares.size();
    }

    /** The cell so many steps away, -1 where that is no cell. */
    private int beyond(int cell, int down, int right) {
        int row = squares.get(cell)[0] + down;
        int column = squares.get(cell)[1] + right;
        return row < 0 || row >= cells.length || column < 0 || column >= cells[row].length ? -1 : cells[row][column];
    }

    /** The cells that lie one after another in each direction of a way from a cell, for a player. */
    List<List<Integer>> rays(String way, int from, boolean first) {
        String question = way + from + first;
        return rays.computeIfAbsent(
                question,
                any -> parts(way).stream()
                        .flatMap(part -> raysOf(part, from, first).stream())
                        .toList());
    }

    /** The letters of a way, each after its modifiers. */
    private static List<String> parts(String way) {
        return List.of(way.split("(?<=[WFKNL*])"));
    }

    private List<List<Integer>> raysOf(String part, int from, boolean first) {
        List<List<Integer>> rays = new ArrayList<>();
        char letter = part.charAt(part.length() - 1);
        if (letter == 'L') {
            neighbours(from).forEach(cell -> rays.add(List.of(cell)));
        } else if (letter == '*') {
            for (int cell = 0; cell < size(); cell++) {
                if (cell != from) {
                    rays.add(List.of(cell));
                }
            }
        } else {
            for (int[] leap : leaps(part, first)) {
                List<Integer> ray = new ArrayList<>();
                int cell = beyond(from, leap[0], leap[1]);
                while (cell >= 0) {
                    ray.add(cell);
                    cell = beyond(cell, leap[0], leap[1]);
                }
                rays.add(ray);
            }
        }
        return rays;
    }

    /** Whether a leap goes forward, backward or neither, sideways. */
    private char sense(int[] leap, boolean first) {
        Heading ahead = game.forward().get(first ? 0 : 1);
        int forward = leap[0] * ahead.down + leap[1] * ahead.right;
        return forward > 0 ? 'f' : forward < 0 ? 'b' : 's';
    }

    /** The leaps of a letter, down and to the right, that its modifiers keep. */
    private List<int[]> leaps(String part, boolean first) {
        List<int[]> leaps = new ArrayList<>();
        for (int down = -2; down <= 2; down++) {
            for (int right = -2; right <= 2; right++) {
                int[] leap = {down, right};
                boolean kept = part.length() == 1 || part.indexOf(sense(leap, first)) >= 0;
                if (kept && fits(part.charAt(part.length() - 1), down * down + right * right)) {
                    leaps.add(leap);
                }
            }
        }
        return leaps;
    }

    private static boolean fits(char letter, int squaredLength) {
        return switch (letter) {
            case 'W' -> squaredLength == 1;
            case 'F' -> squaredLength == 2;
            case 'K' -> squaredLength == 1 || squaredLength == 2;
            case 'N' -> squaredLength == 5;
            default -> throw new IllegalArgumentException("no such letter: " + letter);
        };
    }

    /** The cells that a link joins to a cell. */
    private Set<Integer> neighbours(int cell) {
        Set<Integer> neighbours = new TreeSet<>();
        for (String path : game.links()) {
            String[] stops = path.split("-");
            for (int i = 1; i < stops.length; i++) {
                int one = Integer.parseInt(stops[i - 1].trim());
                int other = Integer.parseInt(stops[i].trim());
                if (one == cell) {
                    neighbours.add(other);
                } else if (other == cell) {
                    neighbours.add(one);
                }
            }
        }
        return neighbours;
    }

    /** The cells a way leads to in one step. */
    Set<Integer> beside(String way, int from, boolean first) {
        Set<Integer> beside = new LinkedHashSet<>();
        rays(way, from, first).stream().filter(ray -> !ray.isEmpty()).forEach(ray -> beside.add(ray.get(0)));
        return beside;
    }

    /** Whether a step of a way leads forward to where no cell is. */
    boolean stepsOff(String way, int from, boolean first) {
        return parts(way).stream()
                .filter(part -> "WFK".indexOf(part.charAt(part.length() - 1)) >= 0)
                .flatMap(part -> leaps(part, first).stream())
                .anyMatch(leap -> sense(leap, first) == 'f' && beyond(from, leap[0], leap[1]) < 0);
    }

    /** Whether no cell lies further ahead of a player's piece. */
    boolean isFarSide(int cell, boolean first) {
        Heading ahead = game.forward().get(first ? 0 : 1);
        for (int i = 1; i < cells.length + cells[0].length; i++) {
            if (beyond(cell, i * ahead.down, i * ahead.right) >= 0) {
                return false;
            }
        }
        return true;
    }
}
