package dev.solvable.processor.game.board;

import static dev.solvable.processor.diagnostic.Wording.oneLine;

import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Tells of boards whose rows are joined in one string, as those of tiles and patterns are. */
final class RowsInOneString {
    private RowsInOneString() {}

    /** Whether the rows are not all in one string; a problem where they are. */
    static boolean areApart(List<String> rows, String what, Place place, Problems problems) {
        String text = rows.isEmpty() ? "" : rows.get(0).replaceFirst("\\R$", ""); // a text block ends with one
        boolean joined = rows.size() == 1 && (text.indexOf('/') >= 0 || text.indexOf('\n') >= 0);
        if (joined) {
            problems.add(
                    Message.ROWS_IN_ONE_STRING,
                    place,
                    what,
                    oneLine(rows.get(0)),
                    Stream.of(text.split("/|\\R", -1))
                            .map(row -> "\"" + oneLine(row) + "\"")
                            .collect(Collectors.joining(", ", "{", "}")));
        }
        return !joined;
    }
}
