package dev.solvable.processor.render.sweep;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.Board;
import dev.solvable.processor.game.TileRules;
import dev.solvable.processor.plan.Nimbers;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.plan.SweepOrder;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.position.Translation;
import dev.solvable.processor.render.state.StateCode;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * The outcomes of a tile game, 64 boards at a time. A {@code long} holds, as bit b of word w, whether the board is won
 * whose number is 64 w + b. A tile leads from 64 boards to 64 others at once: the word it leads to is negated (lost for
 * the other player is won), shifted by the tile's cells within a word, and kept for the boards on which these are free.
 *
 * <p>Where the players have different tiles there is a table for each player to move, and tiles lead from one to the
 * other. Where the player without a move wins the boards on which a tile fits are collected in the same way, and all
 * others are won.
 *
 * <p>The table is swept a part at a time. The boards of a part are alike in its uppermost cells, and no tile frees a
 * cell, so parts with equally many of these cells taken do not wait for each other: several threads can share them.
 */
public final class WordSweep implements Section {
    /** Enough parts to share, and to look at the interrupt status now and then, but not too small ones. */
    private static final int MOST_CELLS_OF_PART = 6;

    private final SolverPlan plan;
    private final StateCode state;
    private final Translation translation;
    private final Board board;
    private final WordRules rules;
    private final Optional<SweepOrder> order;
    private final int partCells;

    public WordSweep(SolverPlan plan, TileRules tiles, StateCode state, Translation translation) {
        this.plan = plan;
        this.state = state;
        this.translation = translation;
        this.board = plan.game().board();
        this.rules = WordRules.of(plan.game(), tiles);
        this.order = SweepOrder.of(board, rules.tiles());
        int blockCells = order.map(SweepOrder::blockCells).orElseGet(() -> BlockFilling.blockCells(board));
        this.partCells = Math.min(MOST_CELLS_OF_PART, board.cells() - blockCells);
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        type.addField(Methods.constant(
                "int",
                "WORDS",
                rules.partizan()
                        ? "The words of each of the two tables: a bit for every filling."
                        : "The words of the table: a bit for every filling.",
                "1 << CELLS - " + SweepOrder.CELLS_IN_WORD));
        type.addField(Methods.constant(
                "int",
                "PARTS",
                partCells == 0
                        ? "The table is filled as a whole."
                        : "The table is filled in so many parts, each of the boards that are alike in their last "
                                + (partCells == 1 ? "cell." : partCells + " cells."),
                "1 << " + partCells));
        addLookUp(type);
        new SolvedTable(
                        rules.tableType(),
                        "won",
                        rules.partizan()
                                ? "For each player to move, bit b of word w: whether the board is won whose number is 64 w + b"
                                : "Bit b of word w: whether the board is won whose number in the table is 64 w + b",
                        positions(),
                        rules.partizan() ? "(long) WORDS * 2 * Long.BYTES" : "(long) WORDS * Long.BYTES")
                .addTo(type);
        new PartsSweep(rules, positions(), plan.usesThreads()).addTo(type);
        order.<Section>map(rows -> new RowFilling(board, rules, rows))
                .orElseGet(() -> new BlockFilling(board, rules))
                .addTo(type);
        if (plan.nimbers() == Nimbers.TABLE) {
            type.addField(
                    Methods.constant("int", "POSITIONS", "The entries of the table of Grundy values.", "1 << CELLS"));
            new NimberSweep(plan, state, translation).addTo(type);
        }
    }

    /** How many positions the table knows. */
    private String positions() {
        return rules.partizan() ? "2L << CELLS" : "1L << CELLS";
    }

    private MethodSpec.Builder isWon() {
        String[] parameters = rules.partizan()
                ? new String[] {"long[][] won", "long taken", "boolean firstMoves"}
                : new String[] {"long[] won", "long taken"};
        return Methods.helper("boolean", "isWon", parameters).addJavadoc("Whether the player to move wins.");
    }

    private void addLookUp(TypeSpec.Builder type) {
        String table = rules.partizan() ? "won[firstMoves ? 0 : 1]" : "won";
        if (order.isEmpty()) {
            type.addMethod(isWon().addCode("return ($L[(int) (taken >>> 6)] >>> taken & 1) != 0;\n", table)
                    .build());
            return;
        }
        CodeBlock.Builder cells = CodeBlock.builder().add("{");
        for (int cell : order.orElseThrow().cells()) {
            cells.add("$L$L", cells.build().toString().length() == 1 ? "" : ", ", cell);
        }
        type.addField(FieldSpec.builder(int[].class, "TABLE_ORDER", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("""
                        The cells in the order that numbers the boards in the table. No tile fits within the first $L: of boards that differ in
                        these only, none leads to another.
                        """, order.orElseThrow().rowCells())
                .initializer(cells.add("}").build())
                .build());
        type.addField(FieldSpec.builder(int[].class, "NUMBERS", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc(
                        "What every 8 bits of a position add to the board's number in the table, 256 for the lowest 8, 256 for the next.")
                .initializer("numbers()")
                .build());
        int chunks = (board.cells() + 7) / 8;
        type.addMethod(Methods.helper("int[]", "numbers")
                .addCode(Code.of("""
                        int[] numbers = new int[256 * $chunks:L];
                        for (int bit = 0; bit < CELLS; bit++) {
                            int cell = TABLE_ORDER[bit];
                            for (int bits = 0; bits < 256; bits++) {
                                numbers[cell / 8 * 256 + bits] |= (bits >>> cell % 8 & 1) << bit;
                            }
                        }
                        return numbers;
                        """, "chunks", chunks))
                .build());
        CodeBlock.Builder number = CodeBlock.builder().add("int number = NUMBERS[(int) taken & 0xFF]");
        for (int chunk = 1; chunk < chunks; chunk++) {
            number.add("\n        | NUMBERS[$L | (int) (taken >>> $L) & 0xFF]", 256 * chunk, 8 * chunk);
        }
        type.addMethod(isWon().addCode(number.add(";\nreturn ($L[number >>> 6] >>> number & 1) != 0;\n", table)
                        .build())
                .build());
    }
}
