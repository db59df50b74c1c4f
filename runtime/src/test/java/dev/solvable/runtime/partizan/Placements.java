package dev.solvable.runtime.partizan;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Placements of tiles on a full board, and who wins with them, found without any idea. */
final class Placements {
    private Placements() {}

    /** All placements of pictures, rows of {@code #} and {@code .} joined by slashes. */
    static long[] of(int rows, int columns, String... pictures) {
        List<Long> found = new ArrayList<>();
        for (String picture : pictures) {
            String[] lines = picture.split("/", -1);
            for (int row = 0; row + lines.length <= rows; row++) {
                for (int column = 0; column + lines[0].length() <= columns; column++) {
                    found.add(placement(lines, row, column, columns));
                }
            }
        }
        return found.stream().mapToLong(Long::longValue).toArray();
    }

    private static long placement(String[] lines, int row, int column, int columns) {
        long cells = 0;
        for (int i = 0; i < lines.length; i++) {
            for (int j = 0; j < lines[i].length(); j++) {
                cells |= lines[i].charAt(j) == '#' ? 1L << (row + i) * columns + column + j : 0;
            }
        }
        return cells;
    }

    /** Whether the player to move makes the last move. */
    static boolean wins(
            long free, long[] own, long[] other, Map<Long, Boolean> known, Map<Long, Boolean> knownOfOther) {
        Boolean before = known.get(free);
        if (before != null) {
            return before;
        }
        boolean wins = false;
        for (long tile : own) {
            wins |= (tile & ~free) == 0 && !wins(free & ~tile, other, own, knownOfOther, known);
        }
        known.put(free, wins);
        return wins;
    }
}
