package dev.solvable.processor.render.pieces;

import dev.solvable.processor.game.pieces.PieceShape;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A line that lists moves of one shape.
 *
 * @param orTakes whether it also lists the same moves onto enemies, which are taken
 */
record StepLine(PieceContext context, Kind kind, PieceShape shape, boolean orTakes) implements MoveLine {
    /** The most characters of a step in one line, without the indent. */
    private static final int MAX_CODE = 104;

    @Override
    public int plane() {
        return shape.plane();
    }

    @Override
    public int whenLeft() {
        return shape.whenLeft();
    }

    @Override
    public boolean namesEmpty() {
        return shape.free().size() > (orTakes ? 1 : 0);
    }

    @Override
    public boolean namesTaken() {
        return !shape.anyone().isEmpty();
    }

    @Override
    public int bytes() {
        int conditions = shape.free().size()
                + shape.enemies().size()
                + shape.friends().size()
                + shape.anyone().size()
                + shape.besideAny().size();
        return 26 + 6 * conditions + 2 * shape.taken().size() + (orTakes ? 2 : 0);
    }

    @Override
    public String words() {
        String words = new MoveComment(context.board(), shape.from(), shape.to())
                .whole(orTakes ? ", taking or not" : shape.taken().isEmpty() ? "" : ", taking");
        return kind.isBack() ? "back " + words : words;
    }

    @Override
    public String call(String piece, String moving) {
        return kind.tellsCells() ? cells(moving) : list(piece, moving);
    }

    private String cells(String moving) {
        List<String> terms = new ArrayList<>(List.of(moving, context.masks().literal(shape.from())));
        terms.addAll(conditions(shape));
        String inOne = shifted(String.join(" & ", terms));
        return inOne.length() <= MAX_CODE ? inOne : shifted(String.join("\n        & ", terms));
    }

    /** The destinations of moves from these cells; the cells themselves if pieces leave the board. */
    private String shifted(String cells) {
        int by = shape.to();
        return by == 0 ? cells : "(" + cells + ")" + (by > 0 ? " << " + by : " >>> " + -by);
    }

    private String list(String piece, String moving) {
        boolean isUnleave = kind == Kind.UNTAKES && shape.to() == 0; // the origin is empty
        List<String> terms = conditions(shape);
        if (orTakes) {
            terms.remove(at("empty", shape.to()));
        }
        String method = "lists." + (kind == Kind.MOVES ? "" : "un")
                + (shape.to() == 0
                        ? "leave"
                        : orTakes ? "stepOrTake" : shape.taken().isEmpty() ? "step" : "take");
        String where = (orTakes ? ", own, other" : "")
                + (shape.to() == 0 ? "" : ", " + shape.to())
                + shape.taken().stream().map(offset -> ", " + offset).collect(Collectors.joining());
        String begin = method + "(position, " + piece + ", ";
        String end = where + ", to, ";
        String cells = context.masks().literal(shape.from());
        String whole = begin
                + (isUnleave ? "" : moving + " & ")
                + cells
                + (terms.isEmpty() ? "" : " & ")
                + String.join(" & ", terms)
                + end;
        if (whole.length() <= MAX_CODE) {
            return whole;
        }
        if (!isUnleave) {
            terms.add(0, moving);
        }
        terms.add(cells);
        return begin.stripTrailing() + "\n        " + String.join("\n                & ", terms) + end;
    }

    /** For each condition the mask of the cells from which it holds. */
    static List<String> conditions(PieceShape shape) {
        List<String> terms = new ArrayList<>();
        shape.free().forEach(offset -> terms.add(at("empty", offset)));
        shape.enemies().forEach(offset -> terms.add(at("other", offset)));
        shape.friends().forEach(offset -> terms.add(at("own", offset)));
        shape.anyone().forEach(offset -> terms.add(at("taken", offset)));
        if (!shape.besideAny().isEmpty()) {
            terms.add(shape.besideAny().stream()
                    .map(offset -> at("other", offset))
                    .collect(Collectors.joining(" | ", "(", ")")));
        }
        return terms;
    }

    /** The cells from which the cell at an offset is in a mask. */
    static String at(String mask, int offset) {
        if (offset == 0) {
            return mask;
        }
        return offset > 0 ? mask + " >>> " + offset : mask + " << " + -offset;
    }
}
