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
import javax.lang.model.element.Modifier;

/**
 * Fills a table of outcomes in a {@link SweepOrder}, by a straight line of plain loops over arrays, those of
 * {@link RowTiles}. Where the players have different tiles each has a table; no tile fits within a row, so the boards
 * of a row wait for nothing in the other table's row either.
 */
final class RowFilling implements Section {
    private final SweepOrder order;
    private final WordRules rules;
    private final RowNames names;
    private final List<RowTiles> tiles;

    RowFilling(Board board, WordRules rules, SweepOrder order) {
        this.order = order;
        this.rules = rules;
        this.names = new RowNames(board, order);
        this.tiles = rules.movers().stream()
                .map(mover -> new RowTiles(mover, rules.misere(), order, names))
                .toList();
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        addConstants(type);
        addSweepPart(type);
        tiles.forEach(some -> some.addTo(type));
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
        long used = rules.movers().stream()
                .flatMap(mover -> mover.tiles().stream())
                .mapToLong(order::place)
                .reduce(0, (all, tile) -> all | tile);
        for (int bit = 0; bit < order.cells().size(); bit++) {
            if ((used >>> bit & 1) != 0) {
                type.addField(bit < SweepOrder.CELLS_IN_WORD ? free(bit) : cellBit(bit));
            }
        }
        List<Integer> open =
                tiles.stream().flatMap(RowTiles::masked).distinct().sorted().toList();
        open.forEach(masked -> type.addField(FieldSpec.builder(
                        long[].class, names.open(masked), Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("For each word of a block all ones where it leaves $L free.", names.list(masked, " and "))
                .initializer("open($L)", names.sum(masked))
                .build()));
        if (!open.isEmpty()) {
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
        return Methods.constant(
                "long",
                "FREE_" + names.constant(bit),
                "The boards of a word on which " + names.name(bit) + " is free.",
                Words.literal(filling -> (filling >>> bit & 1) == 0));
    }

    private FieldSpec cellBit(int bit) {
        return Methods.constant(
                "int",
                names.constant(bit),
                "In the number of a word: " + names.name(bit) + " is taken.",
                "1 << " + (bit - SweepOrder.CELLS_IN_WORD));
    }

    private void addSweepPart(TypeSpec.Builder type) {
        boolean inside = tiles.stream().anyMatch(some -> some.any(false));
        CodeBlock.Builder code = CodeBlock.builder();
        code.add(rules.tables());
        for (Mover mover : rules.movers()) {
            code.add("long[] $L = new long[BLOCK];\n", mover.named("wins"));
            if (rules.misere()) {
                code.add("long[] $L = new long[BLOCK]; // the boards with a move\n", mover.named("movable"));
            }
        }
        code.add("long[] next = new long[BLOCK]; // the boards that a tile leads to\n");
        if (inside) {
            code.add("long[] row = new long[ROW];\n");
        }
        if (inside && rules.misere()) {
            code.add("long[] rowMovable = new long[ROW];\n");
        }
        code.add("""
                int words = WORDS / PARTS;
                for (int block = (part + 1) * words - BLOCK; block >= part * words; block -= BLOCK) {
                """).indent();
        for (RowTiles some : tiles) {
            addOutside(code, some);
        }
        if (inside) {
            code.beginControlFlow("for (int inside = BLOCK - ROW; inside >= 0; inside -= ROW)");
            tiles.forEach(some -> addRow(code, some.mover(), some.any(false)));
            code.endControlFlow();
        } else {
            rules.movers()
                    .forEach(mover -> addStore(code, mover, "block", mover.named("wins"), mover.named("movable")));
        }
        type.addMethod(Methods.helper("void", "sweepPart", rules.tableType() + " won", "int part")
                .addJavadoc("Fills a part of the table, those that it leads to being filled.")
                .addCode(code.unindent().add("}\n").build())
                .build());
    }

    private void addOutside(CodeBlock.Builder code, RowTiles some) {
        Mover mover = some.mover();
        code.add(Code.of("$arrays:T.fill($wins:L, 0);\n", "wins", mover.named("wins")));
        if (rules.misere()) {
            code.add(Code.of("$arrays:T.fill($movable:L, 0);\n", "movable", mover.named("movable")));
        }
        if (some.any(true)) {
            code.add(
                    "$L($L, $L$L, block, next);\n",
                    mover.named("winOutside"),
                    mover.named("wins"),
                    rules.misere() ? mover.named("movable") + ", " : "",
                    mover.after());
        }
    }

    private void addRow(CodeBlock.Builder code, Mover mover, boolean inside) {
        code.add("System.arraycopy($L, inside, row, 0, ROW);\n", mover.named("wins"));
        if (rules.misere()) {
            code.add("System.arraycopy($L, inside, rowMovable, 0, ROW);\n", mover.named("movable"));
        }
        if (inside) {
            code.add(
                    "$L(row, $L$L, block | inside, next);\n",
                    mover.named("winInside"),
                    rules.misere() ? "rowMovable, " : "",
                    mover.after());
        }
        addStore(code, mover, "block | inside", "row", "rowMovable");
    }

    private void addStore(CodeBlock.Builder code, Mover mover, String at, String wins, String movable) {
        String words = wins.equals("row") ? "ROW" : "BLOCK";
        if (rules.misere()) {
            code.beginControlFlow("for (int i = 0; i < $L; i++)", words)
                    .add("$L[i] |= ~$L[i]; // who has no move wins\n", wins, movable)
                    .endControlFlow();
        }
        code.add("System.arraycopy($L, 0, $L, $L, $L);\n", wins, mover.named("won"), at, words);
    }
}
