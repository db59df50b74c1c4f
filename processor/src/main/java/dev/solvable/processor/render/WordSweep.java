package dev.solvable.processor.render;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.Board;
import dev.solvable.processor.game.Tile;
import dev.solvable.processor.game.TileRules;
import dev.solvable.processor.plan.SolverPlan;
import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/**
 * The outcomes of a tile game whose player without a move loses, 64 boards at a time. A {@code long} holds, as bit b of
 * word w, whether the board is won whose six lowest cells are b and whose other cells are w. A tile leads from 64
 * boards to 64 others at once: the word it leads to is negated (lost for the other player is won), shifted by the
 * tile's low cells, and kept for the boards on which these are free.
 */
final class WordSweep implements Section {
    /** The cells whose 64 fillings share a word. */
    private static final int CELLS_IN_WORD = 6;

    private static final long LOW_CELLS = (1L << CELLS_IN_WORD) - 1;

    /** Words are taken in blocks of at most so many cells: the tiles above a block are tried once for all its words. */
    private static final int MOST_CELLS_IN_BLOCK = 9;

    private final Board board;
    private final List<Long> tiles;
    private final int blockCells;

    WordSweep(SolverPlan plan, TileRules rules) {
        this.board = plan.game().board();
        this.tiles = rules.tiles().stream().map(Tile::cells).toList();
        this.blockCells = Math.min(MOST_CELLS_IN_BLOCK, board.cells() - CELLS_IN_WORD);
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        addConstants(type);
        addLookUp(type);
        addSweep(type);
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
                "int", "WORDS", "The words of the table: a bit for every filling.", "1 << CELLS - " + CELLS_IN_WORD));
        type.addField(Methods.constant(
                "int",
                "BLOCK",
                "The words of a block, whose boards differ in their lowest cells only.",
                "1 << " + blockCells));
        type.addField(FieldSpec.builder(long[].class, "FREE", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc(
                        "For each set of the six lowest cells the fillings of them, as bits of a word, that leave it free.")
                .initializer("free()")
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

    private static void addLookUp(TypeSpec.Builder type) {
        type.addMethod(Methods.helper("boolean", "isWon", "long[] won", "long taken")
                .addJavadoc("Whether the player to move wins.")
                .addCode("return (won[(int) (taken >>> 6)] >>> taken & 1) != 0;\n")
                .build());
        new SolvedTable(
                        "long[]",
                        "won",
                        "Bit b of word w: whether the board with the six lowest cells b and the others w is won",
                        "1L << CELLS")
                .addTo(type);
    }

    private void addSweep(TypeSpec.Builder type) {
        type.addMethod(Methods.helper("long[]", "sweep", "SolveListener listener")
                .addJavadoc("Fills the table, fullest boards first.")
                .addException(InterruptedException.class)
                .addCode(Code.of("""
                        long[] won = new long[WORDS];
                        long[][] tilesInside = tilesInside();
                        long[] wins = new long[BLOCK];
                        for (int block = WORDS - BLOCK; block >= 0; block -= BLOCK) {
                            if (Thread.interrupted()) {
                                throw new InterruptedException();
                            }
                            listener.progress((long) (WORDS - BLOCK - block) << 6, 1L << CELLS);
                            $arrays:T.fill(wins, 0);
                            for (long tile : TILES) {
                                int above = (int) (tile >>> 6) & -BLOCK;
                                if (above != 0 && (block & above) == 0) {
                                    gather(wins, won, block | above, tile);
                                }
                            }
                            for (int inside = BLOCK - 1; inside >= 0; inside--) {
                                long word = wins[inside];
                                for (long tile : tilesInside[inside]) {
                                    int low = (int) tile & 63;
                                    word |= ~won[block | inside | (int) (tile >>> 6)] >>> low & FREE[low];
                                }
                                won[block | inside] = settled(word);
                            }
                        }
                        return won;
                        """))
                .build());
    }

    private static void addTilesInside(TypeSpec.Builder type) {
        type.addMethod(Methods.helper("long[][]", "tilesInside")
                .addJavadoc(
                        "For each filling of a block's cells the tiles that fit and cover one of them, but no cell above the block.")
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
