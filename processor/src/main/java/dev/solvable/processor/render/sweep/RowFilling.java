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
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/**
 * Fills a table of outcomes in a {@link SweepOrder}, by a straight line of plain loops over arrays: a loop for the
 * tiles that cover the same cells outside a word.
 *
 * <p>The loops are shaped for HotSpot's vectoriser. It takes loops whose arrays are all read and written at the loop's
 * own index and whose body is short. So what a tile leads to is copied first to where it is needed, a loop has few
 * terms, and where a cell of the row is taken already an array of masks takes the place of a condition.
 */
final class RowFilling implements Section {
    private static final long LOW_CELLS = (1L << SweepOrder.CELLS_IN_WORD) - 1;

    /** Longer bodies are not vectorised by every HotSpot. */
    private static final int MOST_TERMS = 4;

    /** Methods of at most so many loops are compiled soon, and stay far below 8,000 bytes. */
    private static final int MOST_LOOPS = 8;

    private final SweepOrder order;
    private final RowNames names;

    /** The tiles by what they cover in the number of a word: first by the cells above the row, then by those within. */
    private final Map<Integer, Map<Integer, List<Long>>> tiles = new TreeMap<>();

    RowFilling(Board board, List<Long> tiles, SweepOrder order) {
        this.order = order;
        this.names = new RowNames(board, order);
        for (long tile : tiles) {
            int word = (int) (order.place(tile) >>> SweepOrder.CELLS_IN_WORD);
            this.tiles
                    .computeIfAbsent(word & -rowWords(), above -> new TreeMap<>())
                    .computeIfAbsent(word & (rowWords() - 1), within -> new ArrayList<>())
                    .add(tile);
        }
    }

    private int rowWords() {
        return 1 << (order.rowCells() - SweepOrder.CELLS_IN_WORD);
    }

    private int blockWords() {
        return 1 << (order.blockCells() - SweepOrder.CELLS_IN_WORD);
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        addConstants(type);
        addSweepPart(type);
        addCalls(type, "winOutside", "Adds what the tiles win that cover cells by which blocks differ.", true);
        addCalls(
                type,
                "winInside",
                "Adds what the tiles win that cover a cell by which the rows of a block differ.",
                false);
        tiles.forEach((above, byWord) -> addMethods(type, above, byWord));
    }

    private boolean isOutside(int above) {
        return (above & (blockWords() - 1)) == 0;
    }

    private boolean any(boolean outside) {
        return tiles.keySet().stream().anyMatch(above -> isOutside(above) == outside);
    }

    private void addConstants(TypeSpec.Builder type) {
        type.addField(Methods.constant(
                "int",
                "ROW",
                "The words of a row, whose boards differ in the first " + order.rowCells()
                        + " cells of the order only.",
                "1 << " + (order.rowCells() - SweepOrder.CELLS_IN_WORD)));
        type.addField(Methods.constant(
                "int",
                "BLOCK",
                "The words of a block, whose boards differ in the first " + order.blockCells()
                        + " cells of the order only.",
                "1 << " + (order.blockCells() - SweepOrder.CELLS_IN_WORD)));
        long used = tiles.values().stream()
                .flatMap(byWord -> byWord.values().stream())
                .flatMap(List::stream)
                .mapToLong(order::place)
                .reduce(0, (all, tile) -> all | tile);
        for (int bit = 0; bit < order.cells().size(); bit++) {
            if ((used >>> bit & 1) != 0) {
                type.addField(bit < SweepOrder.CELLS_IN_WORD ? free(bit) : cellBit(bit));
            }
        }
        tiles.values().stream()
                .flatMap(byWord -> byWord.keySet().stream())
                .filter(within -> within != 0)
                .distinct()
                .sorted()
                .forEach(within -> type.addField(FieldSpec.builder(
                                long[].class, names.open(within), Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                        .addJavadoc(
                                "For each word of a block all ones where it leaves $L free.",
                                names.list(within, " and "))
                        .initializer("open($L)", names.sum(within))
                        .build()));
        if (tiles.values().stream().anyMatch(byWord -> byWord.keySet().stream().anyMatch(within -> within != 0))) {
            type.addMethod(
                    Methods.helper("long[]", "open", "int cells").addCode("""
                            long[] open = new long[BLOCK];
                            for (int word = 0; word < BLOCK; word++) {
                                open[word] = (word & cells) == 0 ? -1L : 0;
                            }
                            return open;
                            """).build());
        }
    }

    private FieldSpec free(int bit) {
        StringBuilder digits = new StringBuilder();
        for (int filling = 63; filling >= 0; filling--) {
            digits.append((filling >>> bit & 1) == 0 ? 1 : 0);
        }
        String hex = String.format(Locale.ROOT, "%016X", Long.parseUnsignedLong(digits.toString(), 2));
        return Methods.constant(
                "long",
                "FREE_" + names.constant(bit),
                "The boards of a word on which " + names.name(bit) + " is free.",
                "0x" + String.join("_", hex.split("(?<=\\G.{4})", -1)).replaceAll("_$", "") + "L");
    }

    private FieldSpec cellBit(int bit) {
        return Methods.constant(
                "int",
                names.constant(bit),
                "In the number of a word: " + names.name(bit) + " is taken.",
                "1 << " + (bit - SweepOrder.CELLS_IN_WORD));
    }

    private void addSweepPart(TypeSpec.Builder type) {
        CodeBlock.Builder code = CodeBlock.builder();
        code.add("""
                long[] wins = new long[BLOCK];
                long[] next = new long[BLOCK]; // the boards that a tile leads to
                """);
        if (any(false)) {
            code.add("long[] row = new long[ROW];\n");
        }
        code.add("""
                int words = WORDS / PARTS;
                for (int block = (part + 1) * words - BLOCK; block >= part * words; block -= BLOCK) {
                """).indent();
        code.add(Code.of("$arrays:T.fill(wins, 0);\n"));
        if (any(true)) {
            code.add("winOutside(wins, won, block, next);\n");
        }
        code.add(any(false) ? """
                        for (int inside = BLOCK - ROW; inside >= 0; inside -= ROW) {
                            System.arraycopy(wins, inside, row, 0, ROW);
                            winInside(row, won, block | inside, next);
                            System.arraycopy(row, 0, won, block | inside, ROW);
                        }
                        """ : "System.arraycopy(wins, 0, won, block, BLOCK);\n");
        type.addMethod(Methods.helper("int", "sweepPart", "long[] won", "int part")
                .addJavadoc("Fills a part of the table, those that it leads to being filled, and returns its words.")
                .addCode(code.unindent().add("}\nreturn words;\n").build())
                .build());
    }

    private void addCalls(TypeSpec.Builder type, String method, String javadoc, boolean outside) {
        if (!any(outside)) {
            return;
        }
        CodeBlock.Builder code = CodeBlock.builder();
        tiles.forEach((above, byWord) -> {
            if (isOutside(above) == outside) {
                for (int part = 0; part < parts(loops(byWord)); part++) {
                    code.add("$L(wins, won, $L, next);\n", names.cover(above, part), outside ? "block" : "row");
                }
            }
        });
        type.addMethod(Methods.helper(
                        "void", method, "long[] wins", "long[] won", outside ? "int block" : "int row", "long[] next")
                .addJavadoc(javadoc)
                .addCode(code.build())
                .build());
    }

    /** A loop for some of the tiles that cover the same cells outside a word. */
    private record Loop(int within, List<Long> tiles, boolean copies) {}

    private static List<Loop> loops(Map<Integer, List<Long>> byWord) {
        List<Loop> loops = new ArrayList<>();
        byWord.forEach((within, tiles) -> {
            for (int from = 0; from < tiles.size(); from += MOST_TERMS) {
                List<Long> some = tiles.subList(from, Math.min(tiles.size(), from + MOST_TERMS));
                loops.add(new Loop(within, some, from == 0 || loops.size() % MOST_LOOPS == 0));
            }
        });
        return loops;
    }

    private static int parts(List<Loop> loops) {
        return (loops.size() + MOST_LOOPS - 1) / MOST_LOOPS;
    }

    private void addMethods(TypeSpec.Builder type, int above, Map<Integer, List<Long>> byWord) {
        List<Loop> loops = loops(byWord);
        String at = isOutside(above) ? "block" : "row";
        String words = isOutside(above) ? "BLOCK" : "ROW";
        for (int part = 0; part < parts(loops); part++) {
            CodeBlock.Builder code = CodeBlock.builder();
            code.add(Code.of(
                    """
                    if (($at:L & $cells:L) != 0) {
                        return;
                    }
                    int after = $at:L | $sum:L;
                    """,
                    "at",
                    at,
                    "cells",
                    Integer.bitCount(above) == 1 ? names.sum(above) : "(" + names.sum(above) + ")",
                    "sum",
                    names.sum(above)));
            loops.subList(part * MOST_LOOPS, Math.min(loops.size(), (part + 1) * MOST_LOOPS))
                    .forEach(loop -> code.add(loop(loop, words)));
            type.addMethod(Methods.helper(
                            "void", names.cover(above, part), "long[] wins", "long[] won", "int " + at, "long[] next")
                    .addJavadoc(
                            "Adds what tiles win that cover, of the cells above a row, just $L.",
                            names.list(above, " and "))
                    .addCode(code.build())
                    .build());
        }
    }

    private CodeBlock loop(Loop loop, String words) {
        CodeBlock.Builder code = CodeBlock.builder();
        boolean masked = loop.within() != 0;
        if (loop.copies()) {
            String cells = names.sum(loop.within());
            code.add(
                    "System.arraycopy(won, after$L, next, 0, $L$L);\n",
                    masked ? " | " + cells : "",
                    words,
                    !masked ? "" : Integer.bitCount(loop.within()) == 1 ? " - " + cells : " - (" + cells + ")");
        }
        code.add("for (int i = 0; i < $L; i++) {\n", words).indent();
        code.add("wins[i] |= $L", masked ? names.open(loop.within()) + "[i] & (" : "");
        for (int i = 0; i < loop.tiles().size(); i++) {
            long tile = loop.tiles().get(i);
            boolean last = i == loop.tiles().size() - 1;
            code.add(
                    "$L$L$L // $L\n",
                    i == 0 ? "" : "        | ",
                    term(tile),
                    !last ? "" : masked ? ");" : ";",
                    names.cells(tile));
        }
        return code.unindent().add("}\n").build();
    }

    /** The boards of a word on which this tile wins. */
    private String term(long tile) {
        long low = order.place(tile) & LOW_CELLS;
        return low == 0
                ? "~next[i]"
                : "~next[i] >>> " + low
                        + Board.cellsOf(low).stream()
                                .map(bit -> " & FREE_" + names.constant(bit))
                                .collect(Collectors.joining());
    }
}
