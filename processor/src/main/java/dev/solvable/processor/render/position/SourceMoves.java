package dev.solvable.processor.render.position;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.MoveSourceRules;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.JavaLang;
import dev.solvable.processor.render.code.Methods;
import javax.lang.model.element.Modifier;

/** Moves that a method of the declaration lists when a solver is made. */
public final class SourceMoves implements MoveCode {
    private final SolverPlan plan;
    private final MoveSourceRules rules;

    public SourceMoves(SolverPlan plan, MoveSourceRules rules) {
        this.plan = plan;
        this.rules = rules;
    }

    @Override
    public String count() {
        return "filled.length";
    }

    @Override
    public CodeBlock cells() {
        return Code.of("$longStream:T.of(filled).boxed().toList()");
    }

    @Override
    public CodeBlock name() {
        return TileMoves.nameOf("filled[move]");
    }

    /**
     * A loop over the moves of which all needed cells are among {@code free}, as {@code needs[move]} and
     * {@code fills[move]}.
     */
    public static String forEachFitting(String free, String body) {
        return """
                for (long cells = FREE; cells != 0; cells &= cells - 1) {
                    int cell = Long.numberOfTrailingZeros(cells);
                    for (int move = firstMoves[cell]; move < firstMoves[cell + 1]; move++) {
                        if ((needs[move] & ~FREE) != 0) {
                            continue;
                        }
                BODY    }
                }
                """.replace("FREE", free).replace("BODY", body.indent(8));
    }

    /** What the constructor does: it asks the declaration for its moves and refuses rows that are none. */
    public CodeBlock construction() {
        return Code.of(
                """
                long[][] rows = $type:L.$method:L();
                if (rows == null) {
                    throw new IllegalStateException("$game:L.$method:L() gives null, not the rows of the moves");
                }
                required = new long[rows.length];
                filled = new long[rows.length];
                firstMoves = new int[CELLS + 1];
                long needed = 0;
                boolean oneEach = true;
                for (int row = 0; row < rows.length; row++) {
                    if (rows[row] == null || rows[row].length != 2) {
                        throw new IllegalStateException("row " + row + " of $game:L.$method:L() is not two numbers,"
                                + " the mask of the cells that must be empty and the mask of those to fill");
                    }
                    required[row] = rows[row][0];
                    filled[row] = rows[row][1];
                    if (((required[row] | filled[row]) & ~BOARD) != 0) {
                        throw new IllegalStateException("row " + row + " of $game:L.$method:L() names cells outside the board,"
                                + " of which the last is bit " + (CELLS - 1));
                    }
                    if ((required[row] & filled[row]) == 0) {
                        throw new IllegalStateException("row " + row + " of $game:L.$method:L() fills no cell that must be empty;"
                                + " one at least must be in both masks");
                    }
                    firstMoves[Long.numberOfTrailingZeros(required[row]) + 1]++;
                    needed |= required[row];
                    oneEach &= Long.bitCount(required[row]) == 1;
                }
                everNeeded = needed;
                needsOneEach = oneEach;
                for (int cell = 0; cell < CELLS; cell++) {
                    firstMoves[cell + 1] += firstMoves[cell];
                }
                needs = new long[rows.length];
                fills = new long[rows.length];
                int[] places = firstMoves.clone();
                for (int row = 0; row < rows.length; row++) {
                    int place = places[Long.numberOfTrailingZeros(required[row])]++;
                    needs[place] = required[row];
                    fills[place] = filled[row];
                }
                """,
                "type",
                JavaLang.name(plan.game().type()),
                "game",
                plan.game().type().name(),
                "method",
                rules.method());
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        TileMoves.addColumnOrder(type, plan);
        type.addField(FieldSpec.builder(long[].class, "required", Modifier.PRIVATE, Modifier.FINAL)
                .addJavadoc("For each move the cells that must be empty.")
                .build());
        type.addField(FieldSpec.builder(long[].class, "filled", Modifier.PRIVATE, Modifier.FINAL)
                .addJavadoc("For each move the cells that it fills; some may be taken before.")
                .build());
        addOrder(type);
        type.addMethod(Methods.stateful("boolean", "fits", "long position", "int move")
                .addJavadoc("Whether the cells that a move needs empty are.")
                .addCode("return (position & required[move]) == 0;\n")
                .build());
        type.addMethod(Methods.stateful("long", "after", "long position", "int move")
                .addJavadoc("The position after a move that fits.")
                .addCode("return position | filled[move];\n")
                .build());
    }

    /** While the game is solved the moves stand in another order: a taken cell rules out all that start with it. */
    private static void addOrder(TypeSpec.Builder type) {
        type.addField(FieldSpec.builder(int[].class, "firstMoves", Modifier.PRIVATE, Modifier.FINAL)
                .addJavadoc("""
                        For each cell where in {@link #needs} the moves begin of whose needed cells it is the first; they end where those of
                        the next begin.
                        """)
                .build());
        type.addField(FieldSpec.builder(long[].class, "needs", Modifier.PRIVATE, Modifier.FINAL)
                .addJavadoc("The cells that must be empty for each move, in the order of the first of these cells.")
                .build());
        type.addField(FieldSpec.builder(long[].class, "fills", Modifier.PRIVATE, Modifier.FINAL)
                .addJavadoc("The cells that each move fills, in the same order.")
                .build());
        type.addField(FieldSpec.builder(long.class, "everNeeded", Modifier.PRIVATE, Modifier.FINAL)
                .addJavadoc("The cells that some move needs.")
                .build());
        type.addField(FieldSpec.builder(boolean.class, "needsOneEach", Modifier.PRIVATE, Modifier.FINAL)
                .addJavadoc("Whether every move needs a single cell.")
                .build());
    }
}
