package dev.solvable.processor.render.sweep;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.Board;
import dev.solvable.processor.plan.SweepOrder;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the tiles of a player win, on all boards of a row or of a block: a loop for the tiles that cover the same cells
 * outside a word.
 *
 * <p>The loops are shaped for HotSpot's vectoriser. It takes loops whose arrays are all read and written at the loop's
 * own index and whose body is short. So what a tile leads to is copied first to where it is needed, a loop has few
 * terms, and where a cell of the row is taken already an array of masks takes the place of a condition; or the loop
 * runs only over the words that leave it free, where these lie together in long runs.
 */
final class RowTiles implements Section {
    private static final long LOW_CELLS = (1L << SweepOrder.CELLS_IN_WORD) - 1;

    /** Longer bodies are not vectorised by every HotSpot. */
    private static final int MOST_TERMS = 4;

    /** In shorter runs of words a loop takes longer to begin and to end than to skip words by a mask. */
    private static final int LEAST_RUN = 64;

    /** Methods of at most so many loops are compiled soon, and stay far below 8,000 bytes. */
    private static final int MOST_LOOPS = 8;

    private final Mover mover;
    private final boolean misere;
    private final SweepOrder order;
    private final RowNames names;

    /** The tiles by what they cover in the number of a word: first by the cells above the row, then by those within. */
    private final Map<Integer, Map<Integer, List<Long>>> tiles = new TreeMap<>();

    RowTiles(Mover mover, boolean misere, SweepOrder order, RowNames names) {
        this.mover = mover;
        this.misere = misere;
        this.order = order;
        this.names = names;
        for (long tile : mover.tiles()) {
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

    /** Whose tiles these are. */
    Mover mover() {
        return mover;
    }

    /**
     * The sets of cells in the number of a word for which loops need a mask, as they do not run over just the words
     * that leave them free.
     */
    Stream<Integer> masked() {
        return tiles.values().stream()
                .flatMap(byWord -> byWord.keySet().stream())
                .map(within -> within & ~inRuns(within))
                .filter(masked -> masked != 0);
    }

    /** Whether a tile covers, of the cells above the row, only such by which blocks differ; or another tile. */
    boolean any(boolean outside) {
        return tiles.keySet().stream().anyMatch(above -> isOutside(above) == outside);
    }

    private boolean isOutside(int above) {
        return (above & (blockWords() - 1)) == 0;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        addCalls(type, "winOutside", "Adds what the tiles%s win that cover cells by which blocks differ.", true);
        addCalls(
                type,
                "winInside",
                "Adds what the tiles%s win that cover a cell by which the rows of a block differ.",
                false);
        tiles.forEach((above, byWord) -> addMethods(type, above, byWord));
    }

    private String[] parameters(boolean outside) {
        List<String> parameters = new ArrayList<>(List.of("long[] wins"));
        if (misere) {
            parameters.add("long[] movable");
        }
        parameters.addAll(List.of("long[] " + mover.after(), outside ? "int block" : "int row", "long[] next"));
        return parameters.toArray(String[]::new);
    }

    private void addCalls(TypeSpec.Builder type, String method, String javadoc, boolean outside) {
        if (!any(outside)) {
            return;
        }
        String arguments = Stream.of(parameters(outside))
                .map(parameter -> parameter.substring(parameter.lastIndexOf(' ') + 1))
                .collect(Collectors.joining(", "));
        CodeBlock.Builder code = CodeBlock.builder();
        tiles.forEach((above, byWord) -> {
            if (isOutside(above) == outside) {
                for (int part = 0; part < parts(loops(byWord)); part++) {
                    code.add("$L($L);\n", mover.named(names.cover(above, part)), arguments);
                }
            }
        });
        type.addMethod(Methods.helper("void", mover.named(method), parameters(outside))
                .addJavadoc(javadoc.replace("%s", mover.whose()))
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
            type.addMethod(Methods.helper("void", mover.named(names.cover(above, part)), parameters(isOutside(above)))
                    .addJavadoc(
                            "Adds what tiles$L win that cover, of the cells above a row, just $L.",
                            mover.whose(),
                            names.list(above, " and "))
                    .addCode(code.build())
                    .build());
        }
    }

    /**
     * The last of these cells, if the words that leave it free lie together in runs that are worth a loop each; or 0.
     */
    private static int inRuns(int within) {
        int last = Integer.highestOneBit(within);
        return last < LEAST_RUN ? 0 : last;
    }

    private CodeBlock loop(Loop loop, String words) {
        int inRuns = inRuns(loop.within());
        if (inRuns == 0) {
            return loop(loop, loop.within(), "0", words, words);
        }
        String run = names.sum(inRuns);
        return CodeBlock.builder()
                .add("for (int run = 0; run < $L; run += 2 * $L) { // $L is free\n", words, run, names.list(inRuns, ""))
                .indent()
                .add(loop(loop, loop.within() & ~inRuns, "run", run, "run + " + run))
                .unindent()
                .add("}\n")
                .build();
    }

    /** A loop from a word of a block or a row to another, over so many words, of which it leaves out some. */
    private CodeBlock loop(Loop loop, int masked, String from, String words, String to) {
        CodeBlock.Builder code = CodeBlock.builder();
        if (loop.copies()) {
            String cells = names.sum(masked);
            code.add(
                    "System.arraycopy($L, after$L$L, next, $L, $L$L);\n",
                    mover.after(),
                    from.equals("0") ? "" : " | " + from,
                    loop.within() == 0 ? "" : " | " + names.sum(loop.within()),
                    from,
                    words,
                    masked == 0 ? "" : Integer.bitCount(masked) == 1 ? " - " + cells : " - (" + cells + ")");
        }
        code.add("for (int i = $L; i < $L; i++) {\n", from, to).indent();
        addTerms(code, "wins", masked, loop.tiles(), tile -> "~next[i]" + shiftAndMask(tile));
        if (misere) {
            addTerms(code, "movable", masked, loop.tiles(), this::free);
        }
        return code.unindent().add("}\n").build();
    }

    /** A statement with a term for each tile. */
    private void addTerms(
            CodeBlock.Builder code, String array, int masked, List<Long> tiles, Function<Long, String> term) {
        boolean brackets = masked != 0 && tiles.size() > 1;
        code.add("$L[i] |= $L$L", array, masked == 0 ? "" : names.open(masked) + "[i] & ", brackets ? "(" : "");
        for (int i = 0; i < tiles.size(); i++) {
            boolean last = i == tiles.size() - 1;
            code.add(
                    "$L$L$L // $L\n",
                    i == 0 ? "" : "        | ",
                    term.apply(tiles.get(i)),
                    !last ? "" : brackets ? ");" : ";",
                    names.cells(tiles.get(i)));
        }
    }

    /** What takes the boards of a word that a tile leads to back to those that it comes from. */
    private String shiftAndMask(long tile) {
        long low = order.place(tile) & LOW_CELLS;
        return low == 0 ? "" : " >>> " + low + " & " + free(tile);
    }

    /** The boards of a word on which the cells of a tile within it are free. */
    private String free(long tile) {
        long low = order.place(tile) & LOW_CELLS;
        return low == 0
                ? "-1L"
                : Board.cellsOf(low).stream()
                        .map(bit -> "FREE_" + names.constant(bit))
                        .collect(Collectors.joining(" & "));
    }
}
