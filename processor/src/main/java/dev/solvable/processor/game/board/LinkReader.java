package dev.solvable.processor.game.board;

import static dev.solvable.processor.diagnostic.Wording.oneLine;
import static dev.solvable.processor.diagnostic.Wording.quote;

import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.runtime.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the links of a board that is a graph: paths of cell numbers. */
final class LinkReader {
    private static final Place PLACE = Place.of("Board", "links");

    private static final char JOINT = '-';

    private final Board board;
    private final Problems problems;
    private final long[] neighbours;

    private LinkReader(Board board, Problems problems) {
        this.board = board;
        this.problems = problems;
        this.neighbours = new long[board.cells()];
    }

    /** The board with its links; empty if a path is invalid. */
    static Optional<Board> read(List<String> paths, Board board, Problems problems) {
        LinkReader reader = new LinkReader(board, problems);
        boolean right = true;
        for (int index = 0; index < paths.size(); index++) {
            right &= reader.add(paths.get(index), PLACE.at(index));
        }
        return right ? Optional.of(board.linked(reader.neighbours)) : Optional.empty();
    }

    private boolean add(String path, Place place) {
        Optional<List<Integer>> cells = cells(path, place);
        if (cells.isEmpty()) {
            return false;
        }
        for (int index = 1; index < cells.get().size(); index++) {
            int from = cells.get().get(index - 1);
            int to = cells.get().get(index);
            if (from == to) {
                problems.add(Message.LINK_TO_ITSELF, place, oneLine(path), from);
                return false;
            }
            neighbours[from] |= 1L << to;
            neighbours[to] |= 1L << from;
        }
        return true;
    }

    private Optional<List<Integer>> cells(String path, Place place) {
        for (int index = 0; index < path.length(); index++) {
            char character = path.charAt(index);
            if (character != JOINT && (character < '0' || character > '9')) {
                return refuse(place, path, "has " + quote(path, index) + " at character " + (index + 1));
            }
        }
        String said = "the path \"" + oneLine(path) + "\"";
        List<Integer> cells = new ArrayList<>();
        for (String number : path.split("-", -1)) {
            if (number.isEmpty()) {
                return refuse(place, path, path.isEmpty() ? "is empty" : "has no number beside a '-'");
            }
            if (number.length() > 9) {
                return refuse(place, path, "has " + number + ", which is the number of no cell");
            }
            int cell = Integer.parseInt(number);
            if (!CellNumbers.exists(cell, said, place, board, problems)) {
                return Optional.empty();
            }
            cells.add(cell);
        }
        return cells.size() < 2 ? refuse(place, path, "is one cell and links nothing") : Optional.of(cells);
    }

    private Optional<List<Integer>> refuse(Place place, String path, String why) {
        problems.add(Message.LINK_PATH, place, oneLine(path), why);
        return Optional.empty();
    }
}
