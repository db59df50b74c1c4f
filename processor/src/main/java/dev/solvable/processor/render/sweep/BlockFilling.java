package dev.solvable.processor.render.sweep;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.Board;
import dev.solvable.processor.plan.SweepOrder;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/**
 * Fills a table of outcomes in the order of the positions, where too few cells could make a row ({@link RowFilling}): a
 * block of words at a time, array loops for the tiles that cover cells above the block, straight-line code for those
 * within the six cells of a word.
 */
final class BlockFilling implements Section {
    private static final long LOW_CELLS = (1L << SweepOrder.CELLS_IN_WORD) - 1;

    /** The tiles above a block of words are tried once for all its words. */
    private static final int MOST_CELLS_IN_BLOCK = SweepOrder.CELLS_IN_WORD + 9;

    private final Board board;
    private final List<Long> tiles;

    BlockFilling(Board board, List<Long> tiles) {
        this.board = board;
        this.tiles = tiles;
    }

    /** By how many cells the boards of a block differ. */
    static int blockCells(Board board) {
        return Math.min(MOST_CELLS_IN_BLOCK, board.cells());
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        addConstants(type);
        addSweepPart(type);
        addTilesInside(type);
        addGather(type);
        type.addMethod(Methods.helper("long", "settled", "long wins")
                .addJavadoc(
                        "Adds what the tiles within the six lowest cells win, where other tiles win these boards; their successors are in the word itself.")
                .addCode(settled())
                .build());
    }

    private void addConstants(TypeSpec.Builder type) {
        type.addField(Methods.constant(
                "int",
                "BLOCK",
                "The words of a block, whose boards differ in their lowest cells only.",
                "1 << " + (blockCells(board) - SweepOrder.CELLS_IN_WORD)));
        type.addField(FieldSpec.builder(long[].class, "FREE", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc(
                        "For each set of the six lowest cells the fillings of them, as bits of a word, that leave it free.")
                .initializer("free()")
                .build());
        type.addField(
                FieldSpec.builder(long[][].class, "TILES_INSIDE", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                        .addJavadoc(
                                "For each filling of a block's cells the tiles that fit and cover one of them, but no cell above the block.")
                        .initializer("tilesInside()")
                        .build());
        type.addMethod(Methods.helper("long[]", "free").addCode("""
                        long[] free = new long[64];
                        for (int cells = 0; cells < 64; cells++) {
                            for (int filling = 0; filling < 64; filling++) {
                                free[cells] |= ((filling & cells) == 0 ? 1L : 0) << filling;
                            }
                        }
                        return free;
                        """).build());
    }

    private static void addSweepPart(TypeSpec.Builder type) {
        type.addMethod(Methods.helper("int", "sweepPart", "long[] won", "int part")
                .addJavadoc("Fills a part of the table, those that it leads to being filled, and returns its words.")
                .addCode(Code.of("""
                        long[] wins = new long[BLOCK];
                        int words = WORDS / PARTS;
                        for (int block = (part + 1) * words - BLOCK; block >= part * words; block -= BLOCK) {
                            $arrays:T.fill(wins, 0);
                            for (long tile : TILES) {
                                int above = (int) (tile >>> 6) & -BLOCK;
                                if (above != 0 && (block & above) == 0) {
                                    gather(wins, won, block | above, tile);
                                }
                            }
                            for (int inside = BLOCK - 1; inside >= 0; inside--) {
                                long word = wins[inside];
                                for (long tile : TILES_INSIDE[inside]) {
                                    int low = (int) tile & 63;
                                    word |= ~won[block | inside | (int) (tile >>> 6)] >>> low & FREE[low];
                                }
                                won[block | inside] = settled(word);
                            }
                        }
                        return words;
                        """))
                .build());
    }

    private static void addTilesInside(TypeSpec.Builder type) {
        type.addMethod(Methods.helper("long[][]", "tilesInside")
                .addCode("""
                        long[][] inside = new long[BLOCK][];
                        for (int filling = 0; filling < BLOCK; filling++) {
                            long taken = filling;
                            inside[filling] = $T.stream(TILES)
                                    .filter(tile -> tile >>> 6 != 0 && tile >>> 6 < BLOCK && (tile >>> 6 & taken) == 0)
                                    .toArray();
                        }
                        return inside;
                        """, java.util.Arrays.class)
                .build());
    }

    private static void addGather(TypeSpec.Builder type) {
        type.addMethod(Methods.helper("void", "gather", "long[] wins", "long[] won", "int after", "long tile")
                .addJavadoc("""
                        Adds what a tile wins that covers cells above the block.

                        @param after the block that the tile leads to
                        """)
                .addCode("""
                        int covered = (int) (tile >>> 6) & BLOCK - 1;
                        int low = (int) tile & 63;
                        long free = FREE[low];
                        if (covered == 0) {
                            for (int inside = 0; inside < BLOCK; inside++) {
                                wins[inside] |= ~won[after + inside] >>> low & free;
                            }
                            return;
                        }
                        // Adding 1 with the covered cells set counts through the fillings of the other cells.
                        for (int inside = 0; inside < BLOCK; inside = (inside | covered) + 1 & ~covered) {
                            wins[inside] |= ~won[after | inside | covered] >>> low & free;
                        }
                        """)
                .build());
    }

    /** Straight-line code: a step for each tile that can be laid after another within the lowest cells. */
    private CodeBlock settled() {
        List<Long> low = tiles.stream().filter(tile -> (tile & ~LOW_CELLS) == 0).toList();
        int steps = mostLaid(low, 0);
        if (steps == 0) {
            return CodeBlock.of("return wins; // no tile lies there\n");
        }
        CodeBlock.Builder code = CodeBlock.builder().add("long settled = wins;\n");
        for (int i = 1; i <= steps; i++) {
            code.add("// boards on which at most $L of them can be laid\n", i).add("settled = wins\n");
            for (long tile : low) {
                String end = tile == low.get(low.size() - 1) ? ";" : "";
                String names = Board.cellsOf(tile).stream().map(board::name).collect(Collectors.joining(" "));
                code.add("        | ~settled >>> $L & FREE[$L]$L // $L\n", tile, tile, end, names);
            }
        }
        return code.add("return settled;\n").build();
    }

    /** How many of these tiles can be laid one after the other at most. */
    private static int mostLaid(List<Long> tiles, long taken) {
        return tiles.stream()
                .filter(tile -> (tile & taken) == 0)
                .mapToInt(tile -> 1 + mostLaid(tiles, taken | tile))
                .max()
                .orElse(0);
    }
}
