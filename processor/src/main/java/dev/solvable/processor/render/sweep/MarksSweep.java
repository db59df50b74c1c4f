package dev.solvable.processor.render.sweep;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.Ending;
import dev.solvable.processor.game.MarkRules;
import dev.solvable.processor.render.answer.Scores;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.state.StateCode;
import java.util.ArrayList;
import java.util.List;

/**
 * The sweep over the fillings of a board with two kinds of marks, by giving the cells their digits from the last to the
 * first.
 */
public final class MarksSweep implements Section {
    /** A block of fillings that differ in so many cells is swept without a look at the interrupt status. */
    private static final int BLOCK_CELLS = 9;

    private final int cells;
    private final boolean lines;
    private final boolean lineWins;
    private final StateCode state;
    private final Scores scores;

    /** The filling of a table for boards of so many cells. */
    public MarksSweep(int cells, MarkRules rules, StateCode state, Scores scores) {
        this.cells = cells;
        this.lines = !rules.lines().masks().isEmpty();
        this.lineWins = rules.lines().completes() == Ending.WINS;
        this.state = state;
        this.scores = scores;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        type.addMethod(Methods.helper("byte[]", "sweep", "SolveListener listener")
                .addJavadoc("Fills the table.")
                .addException(InterruptedException.class)
                .addCode(cells <= BLOCK_CELLS ? oneBlock() : blocks())
                .build());
        addSweep(type);
        type.addMethod(Methods.helper("int", "scoreOf", parameters("byte[] scores", "long position"))
                .addJavadoc("The score of a filling, given those of its successors.")
                .addCode(scoreOf())
                .build());
    }

    /** The two masks, and where there are lines whether each holds one. */
    private String[] parameters(String... before) {
        List<String> parameters = new ArrayList<>(List.of(before));
        parameters.addAll(List.of("long first", "long second"));
        if (lines) {
            parameters.addAll(List.of("boolean firstLine", "boolean secondLine"));
        }
        return parameters.toArray(String[]::new);
    }

    private void addSweep(TypeSpec.Builder type) {
        String marks = lines ? "first, second, firstLine, secondLine" : "first, second";
        String firstMarked =
                lines ? "mine, second, firstLine || completesLine(mine, cell), secondLine" : "mine, second";
        String secondMarked = lines ? "first, mine, firstLine, secondLine || completesLine(mine, cell)" : "first, mine";
        type.addMethod(Methods.helper("void", "sweep", parameters("byte[] scores", "int cells", "long position"))
                .addJavadoc("""
                        Scores every filling of the first cells, the later ones being filled as given. A mark in a cell comes before none, so
                        every position comes after its successors.
                        """)
                .addCode(lines ? """
                                  if (firstLine && secondLine) {
                                      return; // nonsense, however the other cells are filled
                                  }
                                  """ : "")
                .addCode(Code.of("""
                        if (cells == 0) {
                            scores[(int) position] = (byte) scoreOf(scores, position, $marks:L);
                            return;
                        }
                        int cell = cells - 1;
                        long mine = second | 1L << cell;
                        sweep(scores, cell, marked(position, cell, false), $secondMarked:L);
                        mine = first | 1L << cell;
                        sweep(scores, cell, marked(position, cell, true), $firstMarked:L);
                        sweep(scores, cell, position, $marks:L);
                        """, "marks", marks, "firstMarked", firstMarked, "secondMarked", secondMarked))
                .build());
    }

    private CodeBlock oneBlock() {
        return Code.of("""
                if (Thread.interrupted()) {
                    throw new InterruptedException();
                }
                listener.progress(0, POSITIONS);
                byte[] scores = new byte[POSITIONS];
                $arrays:T.fill(scores, NONSENSE);
                sweep(scores, CELLS, 0, 0, 0$lines:L);
                return scores;
                """, "lines", lines ? ", false, false" : "");
    }

    private CodeBlock blocks() {
        return Code.of(
                """
                byte[] scores = new byte[POSITIONS];
                $arrays:T.fill(scores, NONSENSE);
                int blocks = $blocks:L; // the fillings of the cells from number $blockCells:L on
                for (int block = blocks - 1; block >= 0; block--) {
                    if (Thread.interrupted()) {
                        throw new InterruptedException();
                    }
                    listener.progress((blocks - 1 - block) * $size:LL, blocks * $size:LL);
                    long position = 0;
                    long first = 0;
                    long second = 0;
                    int digits = block;
                    for (int cell = $blockCells:L; cell < CELLS; cell++) {
                        if (digits % 3 == 1) {
                            position = marked(position, cell, true);
                            first |= 1L << cell;
                        } else if (digits % 3 == 2) {
                            position = marked(position, cell, false);
                            second |= 1L << cell;
                        }
                        digits /= 3;
                    }
                    sweep(scores, $blockCells:L, position, first, second$lines:L);
                }
                return scores;
                """,
                "lines",
                lines ? ", hasLine(first), hasLine(second)" : "",
                "blocks",
                power(cells - BLOCK_CELLS),
                "size",
                power(BLOCK_CELLS),
                "blockCells",
                BLOCK_CELLS);
    }

    private static long power(int exponent) {
        return Math.round(Math.pow(3, exponent));
    }

    private CodeBlock scoreOf() {
        CodeBlock.Builder code = CodeBlock.builder();
        code.add(Code.of("""
                int ahead = Long.bitCount(first) - Long.bitCount(second);
                if (ahead != 0 && ahead != 1) {
                    return NONSENSE;
                }
                boolean firstMoves = ahead == 0;
                """));
        if (lines) {
            code.add(Code.of(
                    """
                    if (firstLine || secondLine) {
                        return $own:L; // the line is the mover's, or the other player's
                    }
                    """,
                    "own",
                    lineWins ? "firstLine == firstMoves ? WON : -WON" : "firstLine == firstMoves ? -WON : WON"));
        }
        code.add(Code.of("""
                long own = firstMoves ? first : second;
                long other = firstMoves ? second : first;
                """));
        code.add(state.code(
                """
                int best = -WON - 1;
                """ + state.forEachMove("best = Math.max(best, before(scores[(int) CHILD_POSITION]));\n") + """
                        return best < -WON ? $noMoves:L : best;
                        """,
                "noMoves",
                scores.noMoves()));
        return code.build();
    }
}
