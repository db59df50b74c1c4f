package dev.solvable.processor.render.sweep;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.Board;
import dev.solvable.processor.game.Tile;
import dev.solvable.processor.game.TileRules;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.plan.SweepOrder;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import javax.lang.model.element.Modifier;

/**
 * The outcomes of a tile game whose player without a move loses, 64 boards at a time. A {@code long} holds, as bit b of
 * word w, whether the board is won whose number is 64 w + b. A tile leads from 64 boards to 64 others at once: the word
 * it leads to is negated (lost for the other player is won), shifted by the tile's cells within a word, and kept for
 * the boards on which these are free.
 *
 * <p>The table is swept a part at a time. The boards of a part are alike in its uppermost cells, and no tile frees a
 * cell, so parts with equally many of these cells taken do not wait for each other: several threads can share them.
 */
public final class WordSweep implements Section {
    /** Enough parts to share, and to look at the interrupt status now and then, but not too small ones. */
    private static final int MOST_CELLS_OF_PART = 6;

    private final Board board;
    private final List<Long> tiles;
    private final Optional<SweepOrder> order;
    private final int partCells;

    public WordSweep(SolverPlan plan, TileRules rules) {
        this.board = plan.game().board();
        this.tiles = rules.tiles().stream().map(Tile::cells).toList();
        this.order = SweepOrder.of(board, tiles);
        int blockCells = order.map(SweepOrder::blockCells).orElseGet(() -> BlockFilling.blockCells(board));
        this.partCells = Math.min(MOST_CELLS_OF_PART, board.cells() - blockCells);
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        type.addField(Methods.constant(
                "int",
                "WORDS",
                "The words of the table: a bit for every filling.",
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
                        "long[]",
                        "won",
                        "Bit b of word w: whether the board is won whose number in the table is 64 w + b",
                        "1L << CELLS",
                        "8L * WORDS")
                .addTo(type);
        addSweep(type);
        order.<Section>map(rows -> new RowFilling(board, tiles, rows))
                .orElseGet(() -> new BlockFilling(board, tiles))
                .addTo(type);
    }

    private void addLookUp(TypeSpec.Builder type) {
        if (order.isEmpty()) {
            type.addMethod(Methods.helper("boolean", "isWon", "long[] won", "long taken")
                    .addJavadoc("Whether the player to move wins.")
                    .addCode("return (won[(int) (taken >>> 6)] >>> taken & 1) != 0;\n")
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
        type.addMethod(Methods.helper("boolean", "isWon", "long[] won", "long taken")
                .addJavadoc("Whether the player to move wins.")
                .addCode(number.add(";\nreturn (won[number >>> 6] >>> number & 1) != 0;\n")
                        .build())
                .build());
    }

    private static void addSweep(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("long[]", "sweep", "SolveListener listener")
                .addJavadoc("Fills the table, fullest boards first.")
                .addException(InterruptedException.class)
                .addCode("""
                        long[] won = new long[WORDS];
                        if (threads > 1) {
                            sweepTogether(won, listener);
                            return won;
                        }
                        for (int part = PARTS - 1; part >= 0; part--) {
                            if (Thread.interrupted()) {
                                throw new InterruptedException();
                            }
                            listener.progress((PARTS - 1L - part) * (WORDS / PARTS) << 6, 1L << CELLS);
                            sweepPart(won, part);
                        }
                        return won;
                        """)
                .build());
        type.addMethod(Methods.stateful("void", "sweepTogether", "long[] won", "SolveListener listener")
                .addJavadoc("""
                        Fills the table with several threads. A tile frees no cell, so the boards of a part lead to those of the same part and of
                        parts that have more of their cells taken: parts with equally many are independent of each other.
                        """)
                .addException(InterruptedException.class)
                .addCode(Code.of(
                        """
                        $service:T workers = $executors:T.newFixedThreadPool(threads);
                        try {
                            long done = 0;
                            for (int taken = Integer.bitCount(PARTS - 1); taken >= 0; taken--) {
                                listener.progress(done * (WORDS / PARTS) << 6, 1L << CELLS);
                                int cells = taken;
                                $list:T<$callable:T<Integer>> parts = $ints:T.range(0, PARTS)
                                        .filter(part -> Integer.bitCount(part) == cells)
                                        .<$callable:T<Integer>>mapToObj(part -> () -> sweepPart(won, part))
                                        .toList();
                                for ($future:T<Integer> words : workers.invokeAll(parts)) {
                                    words.get();
                                    done++;
                                }
                            }
                        } catch ($failed:T e) {
                            if (e.getCause() instanceof Error error) {
                                throw error;
                            }
                            throw new IllegalStateException(e.getCause());
                        } finally {
                            workers.shutdownNow();
                        }
                        """,
                        "service",
                        ExecutorService.class,
                        "executors",
                        Executors.class,
                        "callable",
                        Callable.class,
                        "ints",
                        IntStream.class,
                        "future",
                        Future.class,
                        "failed",
                        ExecutionException.class))
                .build());
    }
}
