package dev.solvable.processor.render;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.Board;
import dev.solvable.processor.game.MarkRules;
import dev.solvable.processor.game.TileRules;
import dev.solvable.processor.plan.SolverPlan;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Positions and moves as text. */
final class TextSection implements Section {
    private final SolverPlan plan;
    private final Board board;

    TextSection(SolverPlan plan) {
        this.plan = plan;
        this.board = plan.game().board();
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
        addParse(type);
        addFormat(type);
        addMoveName(type);
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

    private void addParse(TypeSpec.Builder type) {
        type.addMethod(Methods.api("long", "parse", "String board")
                .addCode(Code.of(
                        """
                        long position = 0;
                        int cell = 0;
                        for (int i = 0; i < board.length(); i++) {
                            char mark = board.charAt(i);
                            if (Character.isWhitespace(mark)) {
                                continue;
                            }
                            if ($unknown:L) {
                                throw new IllegalArgumentException(
                                        "expected $expected:L, found '" + mark + "' as character " + (i + 1) + " of the board");
                            }
                        $fill:L
                            cell++;
                        }
                        if (cell != CELLS) {
                            throw new IllegalArgumentException("expected " + CELLS + " cells, found " + cell);
                        }
                        return position;
                        """,
                        "unknown",
                        characters()
                                .mapToObj(c -> "mark != " + Code.literal((char) c))
                                .collect(Collectors.joining(" && ")),
                        "expected",
                        expected(),
                        "fill",
                        fillCode().indent(4).stripTrailing()))
                .build());
        CodeBlock code = plan.game().rules() instanceof MarkRules
                ? Code.of("""
                        long position = parse(board);
                        int ahead = Long.bitCount(first(position)) - Long.bitCount(second(position));
                        if (toMove != (ahead == 0 ? $player:T.FIRST : $player:T.SECOND) || ahead < 0 || ahead > 1) {
                            throw new IllegalArgumentException("it cannot be the turn of " + toMove + " on\\n" + text(position));
                        }
                        return position;
                        """)
                : Code.of("return parse(board); // the moves are the same whoever is to move\n");
        type.addMethod(Methods.api("long", "parse", "String board", "Player toMove")
                .addCode(code)
                .build());
    }

    /** The characters that a board text may have. */
    private IntStream characters() {
        if (plan.game().rules() instanceof MarkRules marks) {
            return IntStream.of(marks.first(), marks.second(), marks.empty());
        }
        TileRules tiles = (TileRules) plan.game().rules();
        return IntStream.of(tiles.filled(), tiles.empty());
    }

    private String expected() {
        String[] quoted =
                characters().mapToObj(c -> MarksPosition.quoted((char) c)).toArray(String[]::new);
        return quoted.length == 2 ? quoted[0] + " or " + quoted[1] : quoted[0] + ", " + quoted[1] + " or " + quoted[2];
    }

    private String fillCode() {
        if (plan.game().rules() instanceof MarkRules marks) {
            return """
                    if (cell < CELLS && mark != EMPTY) {
                        position = marked(position, cell, mark == FIRST);
                    }
                    """.replace("EMPTY", Code.literal(marks.empty())).replace("FIRST", Code.literal(marks.first()));
        }
        return """
                if (cell < CELLS && mark == FILLED) {
                    position |= 1L << cell;
                }
                """.replace("FILLED", Code.literal(((TileRules) plan.game().rules()).filled()));
    }

    private void addFormat(TypeSpec.Builder type) {
        type.addMethod(Methods.api("String", "format", "long position")
                .addCode(Code.of("""
                        $check:L(position);
                        return text(position);
                        """, "check", plan.game().rules() instanceof MarkRules ? "checkFilling" : "check"))
                .build());
        type.addMethod(Methods.helper("String", "text", "long position")
                .addJavadoc("The text of a filling.")
                .addCode(Code.of(
                        """
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
                        """,
                        "declare",
                        plan.game().rules() instanceof MarkRules
                                ? "long first = first(position);\nlong second = second(position);\n"
                                : "",
                        "mark",
                        markCode()))
                .build());
    }

    private String markCode() {
        if (plan.game().rules() instanceof MarkRules marks) {
            return "(first >>> cell & 1) != 0 ? %s : (second >>> cell & 1) != 0 ? %s : %s"
                    .formatted(Code.literal(marks.first()), Code.literal(marks.second()), Code.literal(marks.empty()));
        }
        TileRules tiles = (TileRules) plan.game().rules();
        return "(position >>> cell & 1) != 0 ? %s : %s"
                .formatted(Code.literal(tiles.filled()), Code.literal(tiles.empty()));
    }

    private void addMoveName(TypeSpec.Builder type) {
        String check = """
                if (move < 0 || move >= $count:L) {
                    throw new IllegalArgumentException("there is no move " + move + "; moves run from 0 to " + ($count:L - 1));
                }
                """;
        String name = plan.game().rules() instanceof MarkRules ? "return CELL_NAMES[move];\n" : """
                  StringBuilder name = new StringBuilder();
                  for (long rest = TILES[move]; rest != 0; rest &= rest - 1) {
                      if (name.length() > 0) {
                          name.append('-');
                      }
                      name.append(CELL_NAMES[Long.numberOfTrailingZeros(rest)]);
                  }
                  return name.toString();
                  """;
        type.addMethod(Methods.api("String", "moveName", "int move")
                .addCode(Code.of(
                        check + name, "count", MovesSection.count(plan.game().rules())))
                .build());
    }
}
