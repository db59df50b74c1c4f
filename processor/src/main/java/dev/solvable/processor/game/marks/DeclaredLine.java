package dev.solvable.processor.game.marks;

import dev.solvable.processor.declaration.LinesDeclaration;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.runtime.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A line as it stands in a declaration, which may say it twice.
 *
 * @param number its place among all, the straight ones first
 * @param cells its cells, cell i as bit i
 * @param text the pattern, or the names of a straight line's cells
 * @param place where it is declared
 */
record DeclaredLine(int number, long cells, String text, Place place) {
    private static final Place STRAIGHT = Place.of("Lines", "length");

    private static final Place PATTERNS = Place.of("Lines", "patterns");

    /** The lines of a declaration that is right. */
    static List<DeclaredLine> all(LinesDeclaration lines, Board board) {
        List<DeclaredLine> all = new ArrayList<>();
        for (long line : LineReader.straightLines(lines, board)) {
            all.add(new DeclaredLine(all.size(), line, names(line, board), STRAIGHT));
        }
        for (int index = 0; index < lines.patterns().size(); index++) {
            String pattern = lines.patterns().get(index);
            Place place = PATTERNS.at(index);
            long cells = new PatternReader(pattern, place, new Problems())
                    .read(Optional.of(board))
                    .orElseThrow();
            all.add(new DeclaredLine(all.size(), cells, pattern, place));
        }
        return all;
    }

    private static String names(long line, Board board) {
        return Board.cellsOf(line).stream().map(board::name).collect(Collectors.joining(" "));
    }

    boolean isStraight() {
        return place.equals(STRAIGHT);
    }

    /** As messages call it. */
    String name() {
        return isStraight() ? "the straight line " + text : "the pattern \"" + text + "\"";
    }
}
