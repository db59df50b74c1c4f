package dev.solvable.processor.render.sweep;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.Board;
import dev.solvable.processor.plan.SweepOrder;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import java.util.ArrayList;
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
    private final WordRules rules;

    BlockFilling(Board board, WordRules rules) {
        this.board = board;
        this.rules = rules;
    }

    /** By how many cells the boards of a block differ. */
    static int blockCells(Board board) {
        return Math.min(MOST_CELLS_IN_BLOCK, board.cells());
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        addConstants(type);
        addSweepPart(type);
        rules.movers().forEach(mover -> {
            addTilesAbove(type, mover);
            addWord(type, mover);
        });
        addTilesInside(type);
        addGather(type);
        addSettle(type);
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
        for (Mover mover : rules.movers()) {
            type.addField(FieldSpec.builder(
                            long[][].class,
                            mover.tilesName() + "_INSIDE",
                            Modifier.PRIVATE,
                            Modifier.STATIC,
                            Modifier.FINAL)
                    .addJavadoc(
                            "For each filling of a block's cells the tiles$L that fit and cover one of them, but no cell above the block.",
                            mover.whose())
                    .initializer("tilesInside($L)", mover.tilesName())
                    .build());
            if (rules.misere()) {
                type.addField(Methods.constant(
                        "long",
                        mover.constant("MOVABLE"),
                        "The boards of a word on which one of the tiles" + mover.whose()
                                + " fits within the six lowest cells.",
                        Words.literal(filling -> lowest(mover).stream().anyMatch(tile -> (filling & tile) == 0))));
            }
        }
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

    private void addSweepPart(TypeSpec.Builder type) {
        CodeBlock.Builder code = CodeBlock.builder().add(rules.tables());
        for (Mover mover : rules.movers()) {
            code.add("long[] $L = new long[BLOCK];\n", mover.named("wins"));
            if (rules.misere()) {
                code.add("long[] $L = new long[BLOCK]; // the boards with a move\n", mover.named("movable"));
            }
        }
        code.add("""
                int words = WORDS / PARTS;
                for (int block = (part + 1) * words - BLOCK; block >= part * words; block -= BLOCK) {
                """).indent();
        rules.movers().forEach(mover -> code.add("$L($L, block);\n", mover.named("winAbove"), arguments(mover)));
        code.beginControlFlow("for (int inside = BLOCK - 1; inside >= 0; inside--)");
        rules.movers()
                .forEach(mover ->
                        code.add("long $1L = $1L($2L, block, inside);\n", mover.named("word"), arguments(mover)));
        String settled = rules.partizan()
                ? "settleBoth(firstWon, secondWon, block | inside, firstWord, secondWord);\n"
                : "won[block | inside] = settled(word);\n";
        type.addMethod(Methods.helper("void", "sweepPart", rules.tableType() + " won", "int part")
                .addJavadoc("Fills a part of the table, those that it leads to being filled.")
                .addCode(
                        code.add(settled).endControlFlow().unindent().add("}\n").build())
                .build());
    }

    private String[] parameters(Mover mover, String... last) {
        List<String> parameters = new ArrayList<>(List.of("long[] wins"));
        if (rules.misere()) {
            parameters.add("long[] movable");
        }
        parameters.add("long[] " + mover.after());
        parameters.addAll(List.of(last));
        return parameters.toArray(String[]::new);
    }

    private String arguments(Mover mover) {
        return mover.named("wins") + (rules.misere() ? ", " + mover.named("movable") : "") + ", " + mover.after();
    }

    private void addTilesAbove(TypeSpec.Builder type, Mover mover) {
        CodeBlock.Builder code = CodeBlock.builder().add(Code.of("$arrays:T.fill(wins, 0);\n"));
        if (rules.misere()) {
            code.add(Code.of("$arrays:T.fill(movable, $lowest:L);\n", "lowest", mover.constant("MOVABLE")));
        }
        code.add(Code.of(
                """
                for (long tile : $tiles:L) {
                    int above = (int) (tile >>> 6) & -BLOCK;
                    if (above != 0 && (block & above) == 0) {
                        gather(wins, $movable:L$after:L, block | above, tile);
                    }
                }
                """, "tiles", mover.tilesName(), "movable", rules.misere() ? "movable, " : "", "after", mover.after()));
        type.addMethod(Methods.helper("void", mover.named("winAbove"), parameters(mover, "int block"))
                .addJavadoc("Starts a block with what the tiles$L win that cover cells above it.", mover.whose())
                .addCode(code.build())
                .build());
    }

    private void addWord(TypeSpec.Builder type, Mover mover) {
        CodeBlock.Builder code = CodeBlock.builder().add("long word = wins[inside];\n");
        if (rules.misere()) {
            code.add("long movableBoards = movable[inside];\n");
        }
        code.beginControlFlow("for (long tile : $L_INSIDE[inside])", mover.tilesName())
                .add("int low = (int) tile & 63;\n")
                .add("word |= ~$L[block | inside | (int) (tile >>> 6)] >>> low & FREE[low];\n", mover.after());
        if (rules.misere()) {
            code.add("movableBoards |= FREE[low];\n");
        }
        code.endControlFlow()
                .add(rules.misere() ? "return word | ~movableBoards; // who has no move wins\n" : "return word;\n");
        type.addMethod(Methods.helper("long", mover.named("word"), parameters(mover, "int block", "int inside"))
                .addJavadoc(
                        "What the tiles$L win on the boards of a word, but for those within the six lowest cells.",
                        mover.whose())
                .addCode(code.build())
                .build());
    }

    private static void addTilesInside(TypeSpec.Builder type) {
        type.addMethod(Methods.helper("long[][]", "tilesInside", "long[] tiles")
                .addCode(Code.of("""
                        long[][] inside = new long[BLOCK][];
                        for (int filling = 0; filling < BLOCK; filling++) {
                            long taken = filling;
                            inside[filling] = $arrays:T.stream(tiles)
                                    .filter(tile -> tile >>> 6 != 0 && tile >>> 6 < BLOCK && (tile >>> 6 & taken) == 0)
                                    .toArray();
                        }
                        return inside;
                        """))
                .build());
    }

    private void addGather(TypeSpec.Builder type) {
        String movable = rules.misere() ? "movable[inside] |= free;\n" : "";
        String[] parameters = rules.misere()
                ? new String[] {"long[] wins", "long[] movable", "long[] won", "int after", "long tile"}
                : new String[] {"long[] wins", "long[] won", "int after", "long tile"};
        type.addMethod(Methods.helper("void", "gather", parameters)
                .addJavadoc("""
                        Adds what a tile wins that covers cells above the block.

                        @param after the block that the tile leads to
                        """)
                .addCode(Code.of("""
                        int covered = (int) (tile >>> 6) & BLOCK - 1;
                        int low = (int) tile & 63;
                        long free = FREE[low];
                        if (covered == 0) {
                            for (int inside = 0; inside < BLOCK; inside++) {
                                wins[inside] |= ~won[after + inside] >>> low & free;
                                $movable:L}
                            return;
                        }
                        // Adding 1 with the covered cells set counts through the fillings of the other cells.
                        for (int inside = 0; inside < BLOCK; inside = (inside | covered) + 1 & ~covered) {
                            wins[inside] |= ~won[after | inside | covered] >>> low & free;
                            $movable:L}
                        """, "movable", movable))
                .build());
    }

    private void addSettle(TypeSpec.Builder type) {
        if (!rules.partizan()) {
            type.addMethod(Methods.helper("long", "settled", "long wins")
                    .addJavadoc(
                            "Adds what the tiles within the six lowest cells win, where other tiles win these boards; their successors are in the word itself.")
                    .addCode(settle(CodeBlock.of("return settled;\n")))
                    .build());
            return;
        }
        type.addMethod(Methods.helper(
                        "void",
                        "settleBoth",
                        "long[] firstWon",
                        "long[] secondWon",
                        "int at",
                        "long firstWins",
                        "long secondWins")
                .addJavadoc(
                        "Fills a word of each table: adds what the tiles within the six lowest cells win, which lead to these words.")
                .addCode(settle(CodeBlock.of("""
                        firstWon[at] = firstSettled;
                        secondWon[at] = secondSettled;
                        """)))
                .build());
    }

    /** A step for each tile that can be laid after another within the lowest cells. */
    private CodeBlock settle(CodeBlock end) {
        CodeBlock.Builder code = CodeBlock.builder();
        for (Mover mover : rules.movers()) {
            code.add("long $L = $L;\n", mover.named("settled"), mover.named("wins"));
        }
        List<Long> low =
                rules.tiles().stream().filter(tile -> (tile & ~LOW_CELLS) == 0).toList();
        int steps = mostLaid(low, 0);
        if (steps > 0) {
            code.add("// after each step the boards are right on which one tile more can be laid\n")
                    .beginControlFlow("for (int laid = 0; laid < $L; laid++)", steps);
            rules.movers().forEach(mover -> addStep(code, mover));
            code.endControlFlow();
        }
        return code.add(end).build();
    }

    private void addStep(CodeBlock.Builder code, Mover mover) {
        List<Long> low = lowest(mover);
        if (low.isEmpty()) {
            return;
        }
        String after = mover.opponent().isEmpty() ? "settled" : mover.opponent() + "Settled";
        code.add("$L = $L\n", mover.named("settled"), mover.named("wins"));
        for (long tile : low) {
            String end = tile == low.get(low.size() - 1) ? ";" : "";
            String names = Board.cellsOf(tile).stream().map(board::name).collect(Collectors.joining(" "));
            code.add("        | ~$L >>> $L & FREE[$L]$L // $L\n", after, tile, tile, end, names);
        }
    }

    /** The tiles within the cells of a word. */
    private static List<Long> lowest(Mover mover) {
        return mover.tiles().stream().filter(tile -> (tile & ~LOW_CELLS) == 0).toList();
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
