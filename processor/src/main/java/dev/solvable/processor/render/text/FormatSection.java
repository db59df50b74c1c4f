package dev.solvable.processor.render.text;

import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.Board;
import dev.solvable.processor.plan.Form;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.position.MoveCode;
import dev.solvable.processor.render.position.Translation;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Positions and moves as text. */
public final class FormatSection implements Section {
    private final SolverPlan plan;
    private final Board board;
    private final Translation translation;
    private final MoveCode moves;

    public FormatSection(SolverPlan plan, Translation translation, MoveCode moves) {
        this.plan = plan;
        this.board = plan.game().board();
        this.translation = translation;
        this.moves = moves;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        type.addField(Methods.constant(
                "String[]",
                "MAP",
                "The rows of the board from the top: a dot for a cell, a space for a hole.",
                board.map().stream()
                        .map(row -> '"' + row + '"')
                        .collect(Collectors.joining(",\n    ", "{\n    ", "\n}"))));
        type.addField(Methods.constant(
                "String[]",
                "CELL_NAMES",
                "The names of the cells: column letters and the number of the row.",
                IntStream.range(0, board.cells())
                        .mapToObj(cell -> '"' + board.name(cell) + '"' + separator(cell))
                        .collect(Collectors.joining("", "{\n    ", "\n}"))));
        addFormat(type);
        type.addMethod(Methods.api("String", "moveName", "int move")
                .addCode(Code.of("""
                        if (move < 0 || move >= $count:L) {
                            throw new IllegalArgumentException("there is no move " + move + "; moves are numbered from 0, and there are " + $count:L);
                        }
                        """, "count", moves.count()))
                .addCode(moves.name())
                .build());
    }

    /** What stands after the name of a cell: a line of names is a row of the board. */
    private String separator(int cell) {
        if (cell == board.cells() - 1) {
            return "";
        }
        boolean rowEnds =
                board.squares().get(cell) / board.columns() != board.squares().get(cell + 1) / board.columns();
        return rowEnds ? ",\n    " : ", ";
    }

    private static String isMarked(String cells, String bit, char mark) {
        return "(" + cells + " >>> " + bit + " & 1) != 0 ? " + Code.literal(mark) + " : ";
    }

    private void addFormat(TypeSpec.Builder type) {
        BoardText text = BoardText.of(plan.game().rules());
        type.addMethod(translation
                .question("String", "format")
                .addCode(Code.of("""
                        $check:L(position);
                        return text(position);
                        """, "check", text.twoKinds() ? "checkFilling" : "check"))
                .build());
        String bit = plan.form() == Form.GUARDED ? "BITS[cell]" : "cell";
        String mark = text.twoKinds()
                ? isMarked("first", bit, text.first())
                        + isMarked("second", bit, text.second())
                        + Code.literal(text.empty())
                : isMarked("taken", bit, text.first()) + Code.literal(text.empty());
        String declare = text.twoKinds()
                ? "long first = first(position);\nlong second = second(position);\n"
                : plan.form() == Form.GUARDED ? "long taken = taken(position);\n" : "";
        boolean plain = !text.twoKinds() && plan.form() != Form.GUARDED;
        type.addMethod(Methods.helper("String", "text", plain ? "long taken" : "long position")
                .addJavadoc("The text of a filling.")
                .addCode(Code.of("""
                        $declare:Lint cell = 0;
                        StringBuilder text = new StringBuilder();
                        for (String row : MAP) {
                            if (text.length() > 0) {
                                text.append('\\n');
                            }
                            for (char square : row.toCharArray()) {
                                if (square == ' ') {
                                    text.append(' ');
                                } else {
                                    text.append($mark:L);
                                    cell++;
                                }
                            }
                        }
                        return text.toString();
                        """, "declare", declare, "mark", mark))
                .build());
    }
}
