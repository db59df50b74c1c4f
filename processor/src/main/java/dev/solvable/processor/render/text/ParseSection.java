package dev.solvable.processor.render.text;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.MarkRules;
import dev.solvable.processor.plan.Form;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.position.TakenPosition;
import dev.solvable.processor.render.position.Translation;
import dev.solvable.processor.render.state.MarkCode;

/** Positions from text. */
public final class ParseSection implements Section {
    private final SolverPlan plan;
    private final Translation translation;
    private final BoardText text;

    public ParseSection(SolverPlan plan, Translation translation) {
        this.plan = plan;
        this.translation = translation;
        this.text = BoardText.of(plan.game().rules());
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        boolean partizan = plan.form() == Form.TAKEN_AND_SIDE;
        if (partizan) {
            type.addMethod(
                    Methods.api("long", "parse", "String board").addCode("""
                            throw new IllegalArgumentException(
                                    "the board does not say whose turn it is; use parse(board, toMove), with Player.FIRST or Player.SECOND");
                            """).build());
            type.addMethod(Methods.api("long", "parse", "String board", "Player toMove")
                    .addCode(withSide())
                    .build());
            type.addMethod(Methods.helper("long", "read", "String board")
                    .addJavadoc("The taken cells of a board.")
                    .addCode(read("return taken;\n"))
                    .build());
            return;
        }
        type.addMethod(Methods.api("long", "parse", "String board")
                .addCode(read(position()))
                .build());
        type.addMethod(Methods.api("long", "parse", "String board", "Player toMove")
                .addCode(plan.game().rules() instanceof MarkRules ? checkedSide() : eitherSide())
                .build());
    }

    /** Reads the characters into masks, and goes on with the code given. */
    private CodeBlock read(String result) {
        String bit = plan.form() == Form.GUARDED ? "BITS[cell]" : "cell";
        CodeBlock fill = text.twoKinds()
                ? Code.of("""
                        if (cell < CELLS) {
                            first |= (mark == $x:L ? 1L : 0) << $bit:L;
                            second |= (mark == $o:L ? 1L : 0) << $bit:L;
                        }
                        """, "x", Code.literal(text.first()), "o", Code.literal(text.second()), "bit", bit)
                : Code.of("""
                        if (cell < CELLS && mark == $x:L) {
                            taken |= 1L << $bit:L;
                        }
                        """, "x", Code.literal(text.first()), "bit", bit);
        return CodeBlock.builder()
                .add(text.twoKinds() ? "long first = 0;\nlong second = 0;\n" : "long taken = 0;\n")
                .add(Code.of("""
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
                        """, "unknown", text.unknown(), "expected", text.expected()))
                .indent()
                .add(fill)
                .add("cell++;\n")
                .unindent()
                .add("""
                        }
                        if (cell != CELLS) {
                            throw new IllegalArgumentException("expected " + CELLS + " cells, found " + cell);
                        }
                        """)
                .add(result)
                .build();
    }

    /** Puts the masks together. */
    private String position() {
        if (text.twoKinds()) {
            String settled = plan.form() == Form.GUARDED ? "checkSettled(first | second);\n" : "";
            return settled + "return " + translation.toCaller("positionOf(first, second)") + ";\n";
        }
        return plan.form() == Form.GUARDED
                ? "checkSettled(taken);\nreturn " + translation.toCaller("taken | taken + BOTTOMS") + ";\n"
                : "return " + translation.toCaller("taken") + ";\n";
    }

    private CodeBlock withSide() {
        boolean sideBit = TakenPosition.hasSideBit(plan);
        return Code.of(
                """
                if (toMove == $player:T.EITHER) {
                    throw new IllegalArgumentException("a position needs a side to move: Player.FIRST or Player.SECOND");
                }
                long taken = read(board);
                $result:L
                """,
                "result",
                sideBit
                        ? Code.of("return " + translation.toCaller("toMove == $player:T.FIRST ? taken : taken | SIDE")
                                + ";")
                        : Code.of("""
                          if (firstMoves(taken) != (toMove == $player:T.FIRST)) {
                              throw new IllegalArgumentException("it cannot be the turn of " + toMove + " on\\n" + text(taken));
                          }
                          return TAKEN;""".replace("TAKEN", translation.toCaller("taken"))));
    }

    private CodeBlock checkedSide() {
        MarkCode marks = new MarkCode(plan, (MarkRules) plan.game().rules());
        if (marks.shared() || marks.any()) {
            return Code.of("""
                    long number = parse(board);
                    if (toMove != toMove(number)) {
                        throw new IllegalArgumentException("it cannot be the turn of " + toMove + " on\\n" + format(number));
                    }
                    return number;
                    """);
        }
        return Code.of(
                """
                long $number:L = parse(board);
                $inside:Lint ahead = Long.bitCount(first(position)) - Long.bitCount(second(position));
                if (toMove != (ahead == 0 ? $player:T.FIRST : $player:T.SECOND) || ahead < 0 || ahead > 1) {
                    throw new IllegalArgumentException("it cannot be the turn of " + toMove + " on\\n" + text(position));
                }
                return $number:L;
                """,
                "number",
                translation.number(),
                "inside",
                plan.translates() ? "long position = fromTernary(number);\n" : "");
    }

    private static CodeBlock eitherSide() {
        return Code.of("""
                $objects:T.requireNonNull(toMove);
                return parse(board); // the moves are the same whoever is to move
                """);
    }
}
