package dev.solvable.processor.render.sweep;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.Board;
import dev.solvable.processor.plan.Layout;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.plan.SweepRows;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/**
 * What is the same in every row of a table of fillings: the cells of a row, the marks on them, and what a mark adds to
 * the number of a position. That is a sum over the marks in every form of positions, so the number of a filling is the
 * row's number plus one that is looked up, and so is that of its image under a symmetry.
 */
final class RowFillings implements Section {
    private final SolverPlan plan;
    private final SweepRows rows;
    private final boolean anyMark;
    private final Board board;
    private final boolean gravity;

    RowFillings(SolverPlan plan, SweepRows rows, boolean anyMark) {
        this.plan = plan;
        this.rows = rows;
        this.anyMark = anyMark;
        this.board = plan.game().board();
        this.gravity = plan.layout().inColumns();
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        addCells(type);
        addSteps(type);
        if (gravity) {
            addSupports(type);
        }
        addFillings(type);
        if (gravity) {
            addFree(type);
        }
        if (!anyMark) {
            addTurns(type);
        }
        addImages(type);
    }

    private void addCells(TypeSpec.Builder type) {
        Masks byNumber = new Masks(board, new Layout(plan.layout().bits(), List.of()));
        long mask = rows.cells().stream().mapToLong(cell -> 1L << cell).sum();
        type.addField(Methods.constant(
                "int",
                "ROW_CELLS",
                "The cells that vary within a row of the table, cell i as bit i: " + byNumber.names(mask) + ".",
                byNumber.literal(mask).replace("L", "")));
        type.addField(Methods.constant(
                "int[]",
                "OTHERS",
                "The other cells, in the order in which they are filled: "
                        + rows.others().stream().map(board::name).collect(Collectors.joining(" ")) + ".",
                rows.others().stream().map(String::valueOf).collect(Collectors.joining(", ", "{", "}"))));
        type.addField(
                Methods.constant("int", "FILLINGS", "How many fillings a row has.", Code.literal(rows.fillings())));
    }

    private void addSteps(TypeSpec.Builder type) {
        addCellArray(
                type,
                "FIRST_STEPS",
                "What a mark of the first kind on each cell adds to a position.",
                cell -> step(cell, true));
        addCellArray(
                type,
                "SECOND_STEPS",
                "What a mark of the second kind on each cell adds to a position.",
                cell -> step(cell, false));
        type.addMethod(Methods.helper("int", "steps", "int first", "int second", "int[] images")
                .addJavadoc("What these marks add to a position, each put on the image of its cell.")
                .addCode("""
                        int sum = 0;
                        for (int rest = first; rest != 0; rest &= rest - 1) {
                            sum += FIRST_STEPS[images[Integer.numberOfTrailingZeros(rest)]];
                        }
                        for (int rest = second; rest != 0; rest &= rest - 1) {
                            sum += SECOND_STEPS[images[Integer.numberOfTrailingZeros(rest)]];
                        }
                        return sum;
                        """)
                .build());
    }

    /**
     * As a guard rises above a mark, it moves a bit up: the second kind leaves that bit alone, the first one below,
     * too.
     */
    private String step(int cell, boolean asFirst) {
        int bit = plan.layout().bits().get(cell);
        return String.valueOf(
                switch (plan.form()) {
                    case BASE_3 -> (asFirst ? 1 : 2) * Math.round(Math.pow(3, cell));
                    case TWO_MASKS -> 1L << (asFirst ? cell : board.cells() + cell);
                    case GUARDED -> (asFirst ? 2L : 1L) << bit;
                    case TAKEN, TAKEN_AND_SIDE -> throw new IllegalStateException("one kind of mark");
                });
    }

    private void addCellArray(TypeSpec.Builder type, String name, String javadoc, IntFunction<String> values) {
        CodeBlock.Builder code = CodeBlock.builder().add("{\n").indent();
        for (int cell = 0; cell < board.cells(); cell++) {
            code.add("$L$L // $L\n", values.apply(cell), cell < board.cells() - 1 ? "," : "", board.name(cell));
        }
        type.addField(FieldSpec.builder(int[].class, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc(javadoc)
                .initializer(code.unindent().add("}").build())
                .build());
    }

    private void addFillings(TypeSpec.Builder type) {
        type.addField(Methods.constant(
                "long[]",
                "ROW",
                "The fillings of a row, the fullest first: the cells with the first kind of marks, and 32 bits higher the second.",
                "row()"));
        type.addMethod(Methods.helper("long[]", "row")
                .addCode(Code.of("""
                        long[] row = new long[FILLINGS];
                        int filling = 0;
                        for (int marks = Integer.bitCount(ROW_CELLS); marks >= 0; marks--) {
                            int taken = ROW_CELLS;
                            do { // every subset of the cells
                                if (Integer.bitCount(taken) == marks$settled:L) {
                                    int first = taken;
                                    do { // every subset of the taken ones
                                        row[filling] = first | (long) (taken ^ first) << 32;
                                        filling++;
                                        first = first - 1 & taken;
                                    } while (first != taken);
                                }
                                taken = taken - 1 & ROW_CELLS;
                            } while (taken != ROW_CELLS);
                        }
                        return row;
                        """, "settled", gravity ? " && (taken & ~supported(taken)) == 0" : ""))
                .build());
    }

    private void addSupports(TypeSpec.Builder type) {
        addCellArray(type, "BELOW", "The cell under each as a mask; 0 at the bottom of a column.", this::below);
        type.addMethod(Methods.helper("int", "supported", "int taken")
                .addJavadoc("The cells of a row on which a mark stays when these are taken, themselves included.")
                .addCode("""
                        int supported = 0;
                        for (int rest = ROW_CELLS; rest != 0; rest &= rest - 1) {
                            int cell = Integer.numberOfTrailingZeros(rest);
                            supported |= (BELOW[cell] & ~taken) == 0 ? 1 << cell : 0;
                        }
                        return supported;
                        """)
                .build());
    }

    private static void addFree(TypeSpec.Builder type) {
        type.addField(Methods.constant(
                "int[]", "ROW_FREE", "The cells on which a mark can fall in each filling of a row.", "rowFree()"));
        type.addMethod(Methods.helper("int[]", "rowFree").addCode("""
                        int[] free = new int[FILLINGS];
                        for (int filling = 0; filling < FILLINGS; filling++) {
                            int taken = (int) (ROW[filling] | ROW[filling] >>> 32);
                            free[filling] = supported(taken) & ~taken;
                        }
                        return free;
                        """).build());
    }

    private String below(int cell) {
        for (List<Integer> column : plan.layout().columns()) {
            int height = column.indexOf(cell);
            if (height > 0) {
                return "1 << " + column.get(height - 1);
            }
        }
        return "0";
    }

    private void addTurns(TypeSpec.Builder type) {
        type.addField(Methods.constant(
                "int[][]",
                "TURNS",
                """
                        The fillings of a row that leave both players as many marks, or the first one more,
                        by the lead of the first player on the other cells, from -$ to @.""".replace("$", String.valueOf(rows.cells().size()))
                        .replace("@", String.valueOf(rows.cells().size() + 1)),
                "turns()"));
        type.addMethod(Methods.helper("int[][]", "turns").addCode(Code.of("""
                        int[][] turns = new int[2 * Integer.bitCount(ROW_CELLS) + 2][];
                        for (int i = 0; i < turns.length; i++) {
                            int lead = i - Integer.bitCount(ROW_CELLS);
                            int[] fillings = new int[FILLINGS];
                            int count = 0;
                            for (int filling = 0; filling < FILLINGS; filling++) {
                                int ahead = lead + Integer.bitCount((int) ROW[filling]) - Long.bitCount(ROW[filling] >>> 32);
                                if (ahead == 0 || ahead == 1) {
                                    fillings[count] = filling;
                                    count++;
                                }
                            }
                            turns[i] = $arrays:T.copyOf(fillings, count);
                        }
                        return turns;
                        """)).build());
    }

    private void addImages(TypeSpec.Builder type) {
        CodeBlock.Builder code = CodeBlock.builder().add("{\n").indent();
        for (int i = 0; i < rows.symmetries().size(); i++) {
            String images = Arrays.stream(rows.symmetries().get(i))
                    .mapToObj(cell -> Integer.toString(cell, Character.MAX_RADIX))
                    .collect(Collectors.joining());
            code.add("$S$L\n", images, i < rows.symmetries().size() - 1 ? "," : "");
        }
        type.addField(FieldSpec.builder(String[].class, "SYMMETRIES", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("""
                        The symmetries that keep the cells of a row; the first moves nothing. Each says where cells 0, 1, 2 and so on go,
                        a digit a cell, from 10 on a letter.
                        """)
                .initializer(code.unindent().add("}").build())
                .build());
        type.addField(Methods.constant("int[][]", "IMAGES", "For each symmetry where each cell goes.", "images()"));
        type.addMethod(Methods.helper("int[][]", "images").addCode("""
                        int[][] images = new int[SYMMETRIES.length][CELLS];
                        for (int i = 0; i < images.length; i++) {
                            for (int cell = 0; cell < CELLS; cell++) {
                                images[i][cell] = Character.digit(SYMMETRIES[i].charAt(cell), Character.MAX_RADIX);
                            }
                        }
                        return images;
                        """).build());
        type.addField(Methods.constant(
                "int[][]",
                "ROW_STEPS",
                "For each symmetry what the image of each filling of a row adds to a position.",
                "rowSteps()"));
        type.addMethod(Methods.helper("int[][]", "rowSteps").addCode("""
                        int[][] steps = new int[IMAGES.length][FILLINGS];
                        for (int i = 0; i < steps.length; i++) {
                            for (int filling = 0; filling < FILLINGS; filling++) {
                                steps[i][filling] = steps((int) ROW[filling], (int) (ROW[filling] >>> 32), IMAGES[i]);
                            }
                        }
                        return steps;
                        """).build());
    }
}
