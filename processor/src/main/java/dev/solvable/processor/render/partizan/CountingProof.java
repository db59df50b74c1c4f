package dev.solvable.processor.render.partizan;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.TileRules;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Proofs by counting that a player makes the last move, after the idea of Bullock (Domineering: Solving Large
 * Combinatorial Search Spaces, 2002): a lower bound on the moves of the one against an upper bound on those of the
 * other.
 *
 * <p>The one lays out tiles side by side. Those that no tile of the other can touch are safe. Of the rest the other
 * destroys some with every move, and the one lays another; how many a move can destroy at most decides how many are
 * left. The other needs a cell of a hitting set for every move; what the one covers of it is lost. Both counts add up
 * to one sum, of which the other may choose the least.
 */
final class CountingProof implements Section {
    private final PlayerTiles first;
    private final PlayerTiles second;
    private final Masks masks;

    CountingProof(TileRules rules, Masks masks) {
        this.first = PlayerTiles.of(rules, true);
        this.second = PlayerTiles.of(rules, false);
        this.masks = masks;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        new TileSets(first, masks).addTo(type);
        new TileSets(second, masks).addTo(type);
        addScratch(
                type,
                "items",
                "What a player wants to lay: pairs of tiles, then tiles, then extensions of safe tiles.");
        addScratch(type, "safe", "The safe tiles of that player.");
        type.addField(FieldSpec.builder(TypeName.LONG, "wanted", Modifier.PRIVATE)
                .addJavadoc("The cells of all items.")
                .build());
        type.addField(FieldSpec.builder(TypeName.LONG, "left", Modifier.PRIVATE)
                .addJavadoc("The cells that were left when tiles were laid out.")
                .build());
        addCount(type, "pairs", "The pairs in the list of items.");
        addCount(type, "tiles", "The pairs and the tiles in the list of items.");
        addCount(type, "extended", "All items in the list.");
        addCount(type, "safeTiles", "The safe tiles.");
        type.addField(FieldSpec.builder(boolean[].class, "contested", Modifier.PRIVATE, Modifier.FINAL)
                .addJavadoc("Of each item whether one tile of the other player can meet it and another item.")
                .initializer("new boolean[2 * CELLS]")
                .build());
        addChoice(type, "long", "reach", "The cells that a player's tiles could cover.", "Reach", "long free");
        addChoice(
                type,
                "long",
                "touching",
                "The cells of all tiles that a player could lay over one of some cells.",
                "Touching",
                "long cells",
                "long free");
        addChoice(
                type,
                "long",
                "hitting",
                "Cells of which every tile of a player covers one, chosen from the lowest or the highest.",
                "Hitting",
                "long free",
                "boolean low");
        new TilePairs(first, second, masks).addTo(type);
        new TilePairs(second, first, masks).addTo(type);
        addProves(type);
        addWeights(type);
        addLeads(type);
        new LeastGain().addTo(type);
    }

    private static void addScratch(TypeSpec.Builder type, String name, String javadoc) {
        type.addField(FieldSpec.builder(long[].class, name, Modifier.PRIVATE, Modifier.FINAL)
                .addJavadoc("$L", javadoc)
                .initializer("new long[2 * CELLS]")
                .build());
    }

    private static void addCount(TypeSpec.Builder type, String name, String javadoc) {
        type.addField(FieldSpec.builder(TypeName.INT, name, Modifier.PRIVATE)
                .addJavadoc("$L", javadoc)
                .build());
    }

    private static void addChoice(
            TypeSpec.Builder type, String returns, String name, String javadoc, String suffix, String... parameters) {
        String arguments = String.join(
                ", ",
                java.util.Arrays.stream(parameters)
                        .map(parameter -> parameter.substring(parameter.lastIndexOf(' ') + 1))
                        .toList());
        String[] all = java.util.Arrays.copyOf(parameters, parameters.length + 1);
        all[parameters.length] = "boolean first";
        type.addMethod(Methods.helper(returns, name, all)
                .addJavadoc("$L", javadoc)
                .addCode("return first ? first$L($L) : second$L($L);\n", suffix, arguments, suffix, arguments)
                .build());
    }

    private static void addProves(TypeSpec.Builder type) {
        type.addField(Methods.constant(
                "int",
                "FAR",
                "A count that is so many moves short is not tried with other weights or from the other side.",
                "2"));
        type.addMethod(Methods.stateful("boolean", "proves", "long free", "boolean first", "boolean begins")
                .addJavadoc(
                        "Whether counting shows that a player makes the last move, be it that player who begins or the other.")
                .addCode("""
                        long reach = reach(free, !first);
                        int lead = lead(free, reach, first, begins, true);
                        return lead > 0 || lead > -FAR && lead(free, reach, first, begins, false) > 0;
                        """)
                .build());
        type.addMethod(Methods.stateful(
                        "int", "lead", "long free", "long reach", "boolean first", "boolean begins", "boolean low")
                .addJavadoc(
                        "By how many moves a player has the last one, 0 or less where that is not shown; tiles are laid out from one side.")
                .addCode("""
                        layOut(free, reach, first, low);
                        long hitting = hitting(free, low, !first);
                        int short0 = Long.bitCount(hitting) + (begins ? 1 : 0) - safeTiles;
                        // the other player destroys every second item at least
                        int most = (pairs + tiles + safeTiles + Long.bitCount(hitting & wanted)) / 2 + (begins ? 3 : 0);
                        if (most < short0) {
                            return -FAR;
                        }
                        extend(free, reach, first);
                        for (int i = 0; i < tiles; i++) {
                            contested[i] = (touching(items[i], free, !first) & wanted & ~items[i]) != 0;
                        }
                        int lead = leadByHitting(hitting, first, begins);
                        if (lead > 0 || lead <= -FAR) {
                            return lead;
                        }
                        lead = Math.max(lead, leadByHitting(hitting(free, !low, !first), first, begins));
                        return lead > 0 || leadByWeight(free, reach, first, begins) <= 0 ? lead : 1;
                        """.replace("short0", "wanting"))
                .build());
        type.addMethod(Methods.stateful("void", "layOut", "long free", "long reach", "boolean first", "boolean low")
                .addJavadoc("Lays out pairs, safe tiles and tiles of a player.")
                .addCode("""
                        pairs = first ? firstPairs(free, reach, low) : secondPairs(free, reach, low);
                        wanted = 0;
                        for (int i = 0; i < pairs; i++) {
                            wanted |= items[i];
                        }
                        long rest = free & ~wanted;
                        long unreached = rest & ~reach;
                        safeTiles = first ? firstPack(unreached, low, safe, 0) : secondPack(unreached, low, safe, 0);
                        rest = rest & reach | left;
                        tiles = first ? firstPack(rest, low, items, pairs) : secondPack(rest, low, items, pairs);
                        wanted |= rest & ~left;
                        """)
                .build());
        type.addMethod(Methods.stateful("void", "extend", "long free", "long reach", "boolean first")
                .addJavadoc(
                        "Lists what safe tiles could cover of the other player's cells instead, where no tile of that player meets two items.")
                .addCode("""
                        extended = tiles;
                        for (int i = 0; i < safeTiles; i++) {
                            long within = safe[i] | left;
                            long more = first ? firstInstead(safe[i], within, reach) : secondInstead(safe[i], within, reach);
                            if (more != 0 && (touching(more, free, !first) & wanted & ~more) == 0) {
                                items[extended] = more;
                                extended++;
                                wanted |= more;
                                left &= ~more;
                            }
                        }
                        """)
                .build());
    }

    /** Weights of cells of which every tile of the other player covers two at least, where its tiles are dominoes. */
    private void addWeights(TypeSpec.Builder type) {
        type.addField(FieldSpec.builder(TypeName.LONG, "once", Modifier.PRIVATE)
                .addJavadoc(
                        "The cells that weigh something, so that every tile of a player weighs as much as its smallest.")
                .build());
        type.addField(FieldSpec.builder(TypeName.LONG, "twice", Modifier.PRIVATE)
                .addJavadoc("The cells that weigh 2.")
                .build());
        for (PlayerTiles tiles : List.of(first, second)) {
            type.addMethod(Methods.stateful("void", tiles.player() + "Weights", "long free", "long reach")
                    .addJavadoc(
                            bars(tiles).isDominoes()
                                    ? "Weighs the $L player's cells: in odd runs every second 2, in even runs all 1, or 2 for a wanted one next to an end."
                                    : "Weighs the cells of the $L player: 1 each.",
                            tiles.player())
                    .addCode(CodeBlock.of(
                            "$L", bars(tiles).isDominoes() ? bars(tiles).weights() : """
                            once = reach;
                            twice = 0;
                            """))
                    .build());
        }
    }

    private void addLeads(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("int", "leadByHitting", "long hitting", "boolean first", "boolean begins")
                .addJavadoc("The lead where the other player needs one of these cells for every move.")
                .addCode("""
                        once = hitting;
                        twice = 0;
                        return least(1, first, begins) + safeTiles - Long.bitCount(hitting) + (begins ? 0 : 1);
                        """)
                .build());
        type.addMethod(
                Methods.stateful("int", "leadByWeight", "long free", "long reach", "boolean first", "boolean begins")
                        .addJavadoc(
                                "The lead, in parts of a move, where the other player needs cells of some weight for every move.")
                        .addCode("""
                        int unit = first ? SECOND_SMALLEST : FIRST_SMALLEST;
                        if (unit == 1) {
                            return 0; // a tile of one cell: a set of cells that all tiles hit is as good
                        }
                        if (first) {
                            secondWeights(free, reach);
                        } else {
                            firstWeights(free, reach);
                        }
                        int weight = Long.bitCount(once) + Long.bitCount(twice);
                        return least(unit, first, begins) + unit * (safeTiles + (begins ? 0 : 1)) - weight;
                        """)
                        .build());
        for (PlayerTiles tiles : List.of(first, second)) {
            String name = tiles.first() ? "FIRST" : "SECOND";
            type.addField(Methods.constant(
                    "int",
                    name + "_SMALLEST",
                    "The cells of the " + tiles.player() + " player's smallest tile.",
                    String.valueOf(tiles.shapes().isEmpty() ? 1 : tiles.smallest())));
            type.addField(Methods.constant(
                    "int",
                    name + "_LARGEST",
                    "The cells of the " + tiles.player() + " player's largest tile.",
                    String.valueOf(Math.max(1, tiles.largest()))));
        }
    }

    private Bars bars(PlayerTiles tiles) {
        return new Bars(tiles, tiles.shapes().isEmpty() ? "" : new TileSets(tiles, masks).placements(0, "free"));
    }
}
