package dev.solvable.processor.render.sweep;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.Choice;
import dev.solvable.processor.game.MarkRules;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.plan.SweepRows;
import dev.solvable.processor.render.answer.Scores;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.state.MarkCode;
import java.util.ArrayList;
import java.util.List;

/**
 * The sweep over the fillings of a board with two kinds of marks, a row of the table after the other, those with more
 * marks on the cells that do not vary within a row first. Within a row the fullest fillings come first, and only those
 * with a right number of marks of either kind are visited. What has been found in a row is copied to its images under
 * the symmetries that map rows to rows.
 */
public final class MarksSweep implements Section {
    /** Fillings that differ in so many cells are swept without a look at the interrupt status. */
    private static final int BLOCK_CELLS = 9;

    /** Beyond so many blocks progress is reported often enough. */
    private static final int MOST_CELLS_OF_BLOCK_NUMBER = 12;

    private final SolverPlan plan;
    private final SweepRows rows;
    private final MarkCode marks;
    private final EndedSets ended;
    private final Scores scores;

    public MarksSweep(SolverPlan plan, MarkRules rules, Scores scores) {
        this.plan = plan;
        this.rows = SweepRows.of(plan.layout(), plan.symmetries());
        this.marks = new MarkCode(plan, rules);
        this.ended = new EndedSets(plan, rules);
        this.scores = scores;
    }

    /** Whether the table of a game is filled so. A win check knows cells by their numbers, not by bits of columns. */
    public static boolean applies(SolverPlan plan) {
        return plan.game().rules() instanceof MarkRules rules
                && rules.choice() != Choice.SHARED
                && !(rules.gravity() && rules.hasWinCheck());
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        if (ended.exist() && !marks.any()) {
            type.addField(Methods.constant(
                    "byte",
                    "BOTH_ENDED",
                    "In the table: a filling in which both players " + ended.what() + ".",
                    "NONSENSE + 1"));
        }
        new RowFillings(plan, rows, marks.any()).addTo(type);
        addSweep(type);
        addSweepRows(type);
        addSweepRow(type);
        addScoreOf(type);
        ended.addTo(type);
    }

    /** What is known of a filling: its marks, and where they fall the cells on which one can. */
    private String[] parameters(String... before) {
        List<String> parameters = new ArrayList<>(List.of("byte[] scores"));
        if (ended.exist()) {
            parameters.add(ended.parameter());
        }
        parameters.addAll(List.of(before));
        parameters.addAll(List.of("int first", "int second"));
        if (marks.gravity()) {
            parameters.add("int free");
        }
        return parameters.toArray(String[]::new);
    }

    /** The table, and how to look up what ends the game. */
    private String tables() {
        return ended.exist() ? "scores, " + ended.argument() : "scores";
    }

    private void addSweep(TypeSpec.Builder type) {
        String arguments = (ended.exist() ? "scores, " + ended.made() : "scores") + (blocks() ? ", listener, 0" : "");
        type.addMethod(Methods.helper("byte[]", "sweep", "SolveListener listener")
                .addJavadoc("Fills the table.")
                .addException(InterruptedException.class)
                .addCode(blocks() ? "" : """
                        if (Thread.interrupted()) {
                            throw new InterruptedException();
                        }
                        listener.progress(0, POSITIONS);
                        """)
                .addCode(Code.of(
                        """
                        byte[] scores = new byte[POSITIONS];
                        $arrays:T.fill(scores, NONSENSE);
                        sweepRows($arguments:L, 0, $empty:L, 0, 0$free:L);
                        return scores;
                        """,
                        "arguments",
                        arguments,
                        "empty",
                        marks.gravity() ? "(int) BOTTOMS" : "0",
                        "free",
                        marks.gravity() ? ", 0" : ""))
                .build());
    }

    /** Whether the table is so large that a sweep has to look at the interrupt status now and then. */
    private boolean blocks() {
        return blockDepth() > 0;
    }

    /** So many of the other cells are filled alike in all positions of a block. */
    private int blockDepth() {
        int cells = plan.game().board().cells() - BLOCK_CELLS;
        return Math.max(0, Math.min(rows.others().size(), Math.min(MOST_CELLS_OF_BLOCK_NUMBER, cells)));
    }

    private void addSweepRows(TypeSpec.Builder type) {
        String[] parameters = blocks()
                ? parameters("SolveListener listener", "long block", "int filled", "int row")
                : parameters("int filled", "int row");
        MethodSpec.Builder sweepRows =
                Methods.helper("void", "sweepRows", parameters).addJavadoc("""
                        Scores every row of which so many of the other cells are filled as given. A mark in a cell comes before none, so every
                        row comes after those that its moves lead to.
                        """);
        if (blocks()) {
            sweepRows
                    .addJavadoc(
                            "\n@param block which filling of these cells it is, of 3 to the power of their number\n")
                    .addException(InterruptedException.class)
                    .addCode(Code.of("""
                            if (filled == $depth:L) {
                                if (Thread.interrupted()) {
                                    throw new InterruptedException();
                                }
                                listener.progress(block * POSITIONS / $blocks:L, POSITIONS);
                            }
                            """, "depth", blockDepth(), "blocks", Math.round(Math.pow(3, blockDepth()))));
        }
        sweepRows.addCode("""
                if (filled == OTHERS.length) {
                    sweepRow(TABLES, row, first, secondFREE);
                    return;
                }
                int cell = OTHERS[filled];
                int mark = 1 << cell;
                """.replace("TABLES", tables()).replace("FREE", marks.gravity() ? ", free" : ""));
        if (marks.gravity()) {
            sweepRows
                    .beginControlFlow("if ((BELOW[cell] & ~(first | second)) != 0)")
                    .addCode(deeper(2, "row, first, second, free").replace(";", "; // nothing stays here"))
                    .addCode("return;\n")
                    .endControlFlow();
        }
        String free = marks.gravity() ? ", free" : "";
        sweepRows
                .addCode(deeper(0, "row + FIRST_STEPS[cell], first | mark, second" + free))
                .addCode(deeper(1, "row + SECOND_STEPS[cell], first, second | mark" + free))
                .addCode(deeper(2, "row, first, second" + (marks.gravity() ? ", free | mark" : "")));
        type.addMethod(sweepRows.build());
    }

    private String deeper(int branch, String filling) {
        String block = blocks() ? ", listener, 3 * block" + (branch == 0 ? "" : " + " + branch) : "";
        return "sweepRows(" + tables() + block + ", filled + 1, " + filling + ");\n";
    }

    private void addSweepRow(TypeSpec.Builder type) {
        boolean copies = rows.symmetries().size() > 1;
        String each = marks.any()
                ? "for (int filling = 0; filling < FILLINGS; filling++) {\n"
                : "for (int filling : fillings) {\n";
        String turns = marks.any() ? "" : """
                int turn = Integer.bitCount(first) - Integer.bitCount(second) + Integer.bitCount(ROW_CELLS);
                if (turn < 0 || turn >= TURNS.length) {
                    return; // one player has too many marks, however the row is filled
                }
                int[] fillings = TURNS[turn];
                """;
        String known = copies ? """
                if (scores[row + steps[FULLEST]] != NONSENSE) {
                    return; // copied from an image
                }
                """ : "";
        String copy = copies ? """
                for (int i = 1; i < IMAGES.length; i++) {
                    int image = EMPTYsteps(first, second, IMAGES[i]);
                    int[] imageSteps = ROW_STEPS[i];
                    if (scores[image + imageSteps[FULLEST]] == NONSENSE) {
                        EACH
                            scores[image + imageSteps[filling]] = scores[row + steps[filling]];
                        }
                    }
                }
                """ : "";
        MethodSpec.Builder sweepRow = Methods.helper("void", "sweepRow", parameters("int row"))
                .addJavadoc(
                        copies
                                ? "Scores the fillings of a row, and of its images, given the rows that its moves lead to."
                                : "Scores the fillings of a row, given the rows that its moves lead to.");
        sweepRow.addCode(Code.of((turns + "int[] steps = ROW_STEPS[0];\n" + known + each + """
                    int position = row + steps[filling];
                    int allFirst = first | (int) ROW[filling];
                    int allSecond = second | (int) (ROW[filling] >>> 32);
                    scores[position] = (byte) scoreOf(TABLES, position, allFirst, allSecondFREE);
                }
                """ + copy)
                .replace("TABLES", tables())
                .replace("FREE", marks.gravity() ? ", free | ROW_FREE[filling]" : "")
                .replace("FULLEST", marks.any() ? "0" : "fillings[0]")
                .replace("EMPTY", marks.gravity() ? "(int) BOTTOMS + " : "")
                .replace("EACH", each.stripTrailing())));
        type.addMethod(sweepRow.build());
    }

    private void addScoreOf(TypeSpec.Builder type) {
        String mover = marks.any() ? "" : "boolean firstMoves = Integer.bitCount(first) == Integer.bitCount(second);\n";
        type.addMethod(Methods.helper("int", "scoreOf", parameters("int position"))
                .addJavadoc("The score of a filling, given those of its successors.")
                .addCode(Code.of(
                        mover + (ended.exist() ? endedScore() : "")
                                + (marks.gravity() ? "" : "int free = (int) BOARD & ~(first | second);\n")
                                + """
                        if (free == 0) {
                            return $noMoves:L;
                        }
                        """ + (marks.any() ? """
                        int least = Math.min(leastAfter(scores, position, free, FIRST_STEPS), leastAfter(scores, position, free, SECOND_STEPS));
                        return before(least);
                        """ : """
                        return before(leastAfter(scores, position, free, firstMoves ? FIRST_STEPS : SECOND_STEPS));
                        """),
                        "noMoves",
                        scores.noMoves()))
                .build());
        type.addMethod(Methods.helper("int", "leastAfter", "byte[] scores", "int position", "int free", "int[] steps")
                .addJavadoc(
                        "The least score of the positions to which marks on free cells lead: the best for the mover.")
                .addCode("""
                        int least = WON;
                        for (int rest = free; rest != 0; rest &= rest - 1) {
                            least = Math.min(least, scores[position + steps[Integer.numberOfTrailingZeros(rest)]]);
                        }
                        return least;
                        """)
                .build());
    }

    private String endedScore() {
        String first = ended.ended(true);
        String second = ended.ended(false);
        if (marks.any()) {
            return """
                    if (FIRST || SECOND) {
                        return SCORE; // the player who moved last has completed a line
                    }
                    """.replace("FIRST", first).replace("SECOND", second).replace("SCORE", marks.otherScore());
        }
        return """
                boolean firstEnded = FIRST;
                boolean secondEnded = SECOND;
                if (firstEnded && secondEnded) {
                    return BOTH_ENDED;
                }
                if (firstEnded || secondEnded) {
                    return firstEnded == firstMoves ? OWN : OTHER;
                }
                """.replace("FIRST", first)
                .replace("SECOND", second)
                .replace("OWN", marks.ownerScore())
                .replace("OTHER", marks.otherScore());
    }
}
