package dev.solvable.processor.game.marks;

import static dev.solvable.processor.diagnostic.Wording.count;
import static dev.solvable.processor.diagnostic.Wording.list;

import dev.solvable.Ending;
import dev.solvable.Player;
import dev.solvable.processor.declaration.GameDeclaration;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.points.MarksPointsEngine;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** Reads the lines that end a game, give points or take pieces: straight ones and patterns. */
public final class LineReader {
    private LineReader() {}

    /**
     * The lines; empty where there is a problem, or no valid board to find them on.
     *
     * @param pieces whether they are lines of pieces
     */
    public static Optional<Lines> read(
            GameDeclaration.Lines lines, boolean pieces, Optional<Board> board, Problems problems) {
        boolean completes = completesIsRight(lines, pieces, problems);
        boolean wins = !completes || winsForItsPlayer(lines, problems);
        boolean straight = straightLinesAreRight(lines, board, problems);
        Set<Long> masks = board.isPresent() && straight ? straightLines(lines, board.get()) : new LinkedHashSet<>();
        boolean whole = board.isEmpty() || areWholePictures(lines.patterns(), board.get(), problems);
        boolean patterns = whole;
        for (int index = 0; whole && index < lines.patterns().size(); index++) {
            OptionalLong mask = new PatternReader(
                            lines.patterns().get(index),
                            Place.of("Lines", "patterns").at(index),
                            problems)
                    .read(board);
            mask.ifPresent(masks::add);
            patterns &= mask.isPresent();
        }
        boolean few = problems.require(
                !completes || lines.completes() != Ending.SCORES || masks.size() <= MarksPointsEngine.MOST_LINES,
                Message.SCORES_OF_MANY,
                Place.of("Lines"),
                masks.size());
        if (!few || !completes || !wins || board.isEmpty() || !straight || !patterns) {
            return Optional.empty();
        }
        return Optional.of(new Lines(
                List.copyOf(masks), !lines.patterns().isEmpty(), lines.completes(), lines.by(), lines.again()));
    }

    /** Whether each pattern is a whole picture, not one row of a picture. */
    private static boolean areWholePictures(List<String> patterns, Board board, Problems problems) {
        boolean rows = board.rows() > 1
                && patterns.size() == board.rows()
                && patterns.stream()
                        .allMatch(text -> text.length() == board.columns()
                                && text.chars().allMatch(drawn -> "#. ".indexOf(drawn) >= 0));
        return problems.require(
                !rows, Message.PATTERN_IN_ROWS, Place.of("Lines", "patterns"), String.join("/", patterns));
    }

    private static boolean winsForItsPlayer(GameDeclaration.Lines lines, Problems problems) {
        return problems.require(
                lines.by() == Player.EITHER || lines.completes() == Ending.WINS || lines.completes() == Ending.TAKES,
                Message.LINES_BY_LOSES,
                Place.of("Lines", "completes"),
                lines.completes(),
                lines.by());
    }

    /** The straight lines of a declaration whose straight lines are valid. */
    static Set<Long> straightLines(GameDeclaration.Lines lines, Board board) {
        Set<Long> masks = new LinkedHashSet<>();
        if (lines.length() > 0) {
            for (StraightLines.Direction direction : directions(lines)) {
                masks.addAll(StraightLines.find(board, direction, lines.length()));
            }
        }
        return masks;
    }

    private static boolean completesIsRight(GameDeclaration.Lines lines, boolean pieces, Problems problems) {
        Place place = Place.of("Lines", "completes");
        Ending ending = lines.completes();
        return problems.require(ending != Ending.TAKES || pieces, Message.TAKES_WITHOUT_PIECES, place)
                && problems.require(
                        ending != Ending.DRAWS,
                        Message.COMPLETES_DRAWS,
                        place,
                        ending,
                        pieces ? "takes" : "scores",
                        pieces ? Ending.TAKES : Ending.SCORES)
                && problems.require(
                        !lines.again() || ending == Ending.SCORES,
                        Message.AGAIN_WITHOUT_SCORES,
                        Place.of("Lines", "again"),
                        ending);
    }

    private static boolean straightLinesAreRight(
            GameDeclaration.Lines lines, Optional<Board> board, Problems problems) {
        int length = lines.length();
        List<StraightLines.Direction> directions = directions(lines);
        if (length < 0) {
            problems.add(Message.LINE_LENGTH, Place.of("Lines", "length"), length);
            return false;
        }
        if (length == 0 || directions.isEmpty()) {
            return problems.require(
                    !lines.patterns().isEmpty(),
                    Message.NO_LINES,
                    Place.of("Lines"),
                    length == 0
                            ? "length = 0 and there are no patterns"
                            : "rows, columns and diagonals are all false and there are no patterns",
                    length == 0
                            ? "write the length of a line, add patterns"
                            : "allow one of the directions, add patterns");
        }
        return board.isEmpty() || fits(length, directions, board.get(), problems);
    }

    private static boolean fits(int length, List<StraightLines.Direction> directions, Board board, Problems problems) {
        int longest = directions.stream()
                .mapToInt(direction -> StraightLines.longestRun(board, direction))
                .max()
                .orElseThrow();
        if (length <= longest) {
            return true;
        }
        problems.add(
                Message.LINE_TOO_LONG,
                Place.of("Lines", "length"),
                length,
                list(directions.stream()
                        .map(StraightLines.Direction::plural)
                        .distinct()
                        .toList()),
                count(longest, "cell"),
                longest);
        return false;
    }

    private static List<StraightLines.Direction> directions(GameDeclaration.Lines lines) {
        List<StraightLines.Direction> directions = new ArrayList<>();
        if (lines.rows()) {
            directions.add(StraightLines.Direction.ROW);
        }
        if (lines.columns()) {
            directions.add(StraightLines.Direction.COLUMN);
        }
        if (lines.diagonals()) {
            directions.add(StraightLines.Direction.FALLING_DIAGONAL);
            directions.add(StraightLines.Direction.RISING_DIAGONAL);
        }
        return directions;
    }
}
