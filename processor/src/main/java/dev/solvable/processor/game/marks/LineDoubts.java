package dev.solvable.processor.game.marks;

import static dev.solvable.processor.diagnostic.Wording.count;

import dev.solvable.Ending;
import dev.solvable.processor.declaration.GameDeclaration;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.processor.game.board.CellNames;
import dev.solvable.processor.game.board.Picture;
import dev.solvable.runtime.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Notes on lines that are valid but probably not what was meant. */
public final class LineDoubts {
    /**
     * A line of a declaration, which may have it twice.
     *
     * @param number its index among all lines, the straight ones first
     * @param cells its cells, cell i as bit i
     * @param text the pattern, or the names of a straight line's cells
     * @param place where it is declared
     */
    private record DeclaredLine(int number, long cells, String text, Place place) {
        private static final Place STRAIGHT = Place.of("Lines", "length");

        private static final Place PATTERNS = Place.of("Lines", "patterns");

        /** The lines of a valid declaration. */
        static List<DeclaredLine> all(GameDeclaration.Lines lines, Board board) {
            List<DeclaredLine> all = new ArrayList<>();
            for (long line : LineReader.straightLines(lines, board)) {
                all.add(new DeclaredLine(all.size(), line, CellNames.of(board, line), STRAIGHT));
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

        boolean isStraight() {
            return place.index() < 0; // a pattern has an index
        }

        String name() {
            return isStraight() ? "the straight line " + text : "the pattern \"" + text + "\"";
        }
    }

    private final List<DeclaredLine> declared;

    /** Whether each line gives a point: then a line within another is not superfluous. */
    private final boolean scores;

    private final Problems problems;

    public LineDoubts(GameDeclaration.Lines lines, Board board, Problems problems) {
        this.declared = DeclaredLine.all(lines, board);
        this.scores = lines.completes() == Ending.SCORES;
        this.problems = problems;
    }

    /** Notes on lines of more marks or pieces than a player ever has, and on superfluous ones. */
    public void add(int most, String what) {
        addOutOfReach(most, what);
        if (declared.size() == 1
                && !declared.get(0).isStraight()
                && declared.get(0).text().indexOf(Picture.CELL) >= 0) {
            problems.add(
                    Message.ONLY_LINE, declared.get(0).place(), declared.get(0).name());
        }
        for (DeclaredLine line : declared) {
            if (!line.isStraight()) {
                addSuperfluous(line);
            }
        }
    }

    private void addOutOfReach(int most, String what) {
        boolean straight = false; // all straight lines have one length, so one note is enough
        for (DeclaredLine line : declared) {
            if (Long.bitCount(line.cells()) > most && !(straight && line.isStraight())) {
                straight |= line.isStraight();
                problems.add(
                        Message.LINE_OUT_OF_REACH,
                        line.place(),
                        line.isStraight() ? "a straight line" : line.name(),
                        count(Long.bitCount(line.cells()), what),
                        most);
            }
        }
    }

    /** Adds a note if an earlier line is the same, or if any line lies within this one. */
    private void addSuperfluous(DeclaredLine line) {
        for (DeclaredLine other : declared) {
            boolean same = other.cells() == line.cells();
            if (same && other.number() < line.number()) {
                problems.add(Message.LINE_TWICE, line.place(), line.text(), other.name());
                return;
            }
            if (!scores && !same && (other.cells() & ~line.cells()) == 0) {
                problems.add(Message.LINE_WITHIN_LINE, line.place(), line.text(), other.name());
                return;
            }
        }
    }

    /** Adds one note on all lines of one cell: several such patterns may have been meant as one line. */
    public void addSingleCells() {
        List<DeclaredLine> single = declared.stream()
                .filter(line -> Long.bitCount(line.cells()) == 1)
                .toList();
        if (single.isEmpty()) {
            return;
        }
        DeclaredLine first = single.get(0);
        String together = single.stream().map(DeclaredLine::text).collect(Collectors.joining(" "));
        problems.add(
                Message.LINE_OF_ONE_CELL,
                first.place(),
                first.isStraight() ? "length = 1 makes each cell" : first.name() + " is",
                first.isStraight()
                        ? "write how many marks in a row it takes"
                        : "write all cells of a line in one string, such as "
                                + (single.size() > 1 && together.indexOf(Picture.CELL) < 0
                                        ? "\"" + together + "\""
                                        : "\"0 4 8\""));
    }

    /** Adds a note on separate boards within one board: a line may have been meant to close only its own. */
    public void addParts(List<Long> lines) {
        List<Long> parts = new ArrayList<>();
        for (long line : lines) {
            List<Long> joined =
                    parts.stream().filter(part -> (part & line) != 0).toList();
            parts.removeAll(joined);
            parts.add(joined.stream().reduce(line, (one, other) -> one | other));
        }
        if (parts.size() > 1) {
            problems.add(Message.LINES_APART, Place.of("Lines"), parts.size());
        }
    }
}
