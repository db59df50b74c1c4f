package dev.solvable.processor.game.board;

import static dev.solvable.processor.diagnostic.Wording.count;
import static dev.solvable.processor.diagnostic.Wording.oneLine;
import static dev.solvable.processor.diagnostic.Wording.quote;

import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.runtime.Board;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The names of cells. A declaration gives all cells different names of letters and digits, or none. */
public final class CellNames {
    private static final Place PLACE = Place.of("Board", "cellNames");

    private CellNames() {}

    /** The names of a mask's cells, separated by spaces. */
    public static String of(Board board, long cells) {
        return Board.cellsOf(cells).stream().map(board::name).collect(Collectors.joining(" "));
    }

    /** Whether the names are valid; an empty list is. */
    static boolean areRight(List<String> names, int cells, Problems problems) {
        if (names.isEmpty()) {
            return true;
        }
        if (names.size() != cells) {
            // Other problems often follow from this one, such as a name for a hole.
            problems.add(Message.CELL_NAMES, PLACE, count(names.size(), "name"), count(cells, "cell"));
            return false;
        }
        boolean right = true;
        Map<String, Integer> cellsByName = new HashMap<>();
        for (int cell = 0; cell < names.size(); cell++) {
            String name = names.get(cell);
            if (!isRight(name, cell, problems)) {
                right = false;
                continue;
            }
            Integer earlier = cellsByName.putIfAbsent(name, cell);
            if (earlier != null) {
                problems.add(Message.CELL_NAME_TWICE, PLACE.at(cell), earlier, cell, name);
                right = false;
            }
        }
        return right;
    }

    private static boolean isRight(String name, int cell, Problems problems) {
        if (name.isEmpty()) {
            problems.add(Message.CELL_NAME_EMPTY, PLACE.at(cell), cell);
            return false;
        }
        for (int index = 0; index < name.length(); index = name.offsetByCodePoints(index, 1)) {
            if (!Character.isLetterOrDigit(name.codePointAt(index))) {
                problems.add(
                        Message.CELL_NAME_CHARACTER,
                        PLACE.at(cell),
                        oneLine(name),
                        cell,
                        quote(name, index),
                        index + 1);
                return false;
            }
        }
        return true;
    }
}
