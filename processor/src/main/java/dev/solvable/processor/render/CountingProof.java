package dev.solvable.processor.render;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.TileRules;
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
        type.addField(FieldSpec.builder(long[].class, "AT_LEAST", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc(
                        "A count of 8 bits for each of the values 1 to 8, all the values up to a number counted once.")
                .initializer("atLeast()")
                .build());
        type.addMethod(Methods.helper("long[]", "atLeast").addCode("""
                        long[] atLeast = new long[9];
                        for (int value = 1; value < atLeast.length; value++) {
                            atLeast[value] = atLeast[value - 1] | 1L << 8 * (value - 1);
                        }
                        return atLeast;
                        """).build());
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
        addLeast(type);
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
                        "By how many moves at least a player makes the last one, 0 or less where that is not shown, with tiles laid out from the lowest cell or from the highest.")
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
                        "Lists what safe tiles, laid differently, could cover of the other player's cells, if none of that player's tiles then meets two items.")
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
                            isDominoes(tiles)
                                    ? "Weighs the cells of the $L player: 2 for every second cell of an odd run, 1 for all cells of an even one; where the last cell's neighbour is wanted that one has the weight of both."
                                    : "Weighs the cells of the $L player: 1 each.",
                            tiles.player())
                    .addCode(CodeBlock.of("$L", isDominoes(tiles) ? dominoWeights(tiles) : """
                            once = reach;
                            twice = 0;
                            """))
                    .build());
        }
    }

    private static boolean isDominoes(PlayerTiles tiles) {
        return tiles.largest() == 2 && tiles.step().isPresent();
    }

    private String dominoWeights(PlayerTiles tiles) {
        int step = tiles.step().orElseThrow();
        StringBuilder fill = new StringBuilder();
        for (int distance = step; distance < Long.SIZE; distance *= 2) {
            fill.append("odd |= odd >>> ").append(distance).append(" & linked;\n");
            if (distance * 2 < Long.SIZE) {
                fill.append("linked &= linked >>> ").append(distance).append(";\n");
            }
        }
        return """
                long pairs = PLACEMENTS;
                long seconds = PLAYERHitting(free, true);
                long odd = reach & ~(seconds | seconds >>> STEP); // the last cells of odd runs, then their runs
                long linked = pairs;
                FILLlong ends = reach & ~(wanted | odd);
                long above = (pairs & ~(pairs << STEP) & ends) << STEP & wanted; // above the first cell of a run
                long below = (pairs & ~(pairs >>> STEP)) << STEP & ends; // the last cell of a run
                below = below >>> STEP & wanted & ~above;
                twice = seconds & odd | above | below;
                once = (reach & ~odd | twice) & ~(above >>> STEP | below << STEP);
                """.replace("PLACEMENTS", new TileSets(tiles, masks).placements(0, "free"))
                .replace("PLAYER", tiles.player())
                .replace("STEP", String.valueOf(step))
                .replace("FILL", fill);
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

    private static void addLeast(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("int", "least", "int unit", "boolean first", "boolean begins")
                .addJavadoc(
                        "The least that the items are worth to a player: a unit for each tile, and the weight of the cells.")
                .addCode("""
                        long lone = 0; // how many items that no tile meets with another have each value at least
                        long paired = 0; // the same of contested pairs
                        long others = 0; // and of other contested items
                        int leastPair = 8;
                        long weighed = once;
                        long weighedTwice = twice;
                        for (int i = 0; i < extended; i++) {
                            int moves = i < pairs ? 2 : i < tiles ? 1 : 0;
                            int value = moves * unit + Long.bitCount(items[i] & weighed) + Long.bitCount(items[i] & weighedTwice);
                            value = Math.min(value, 8);
                            if (i >= tiles || !contested[i]) {
                                lone += AT_LEAST[value];
                            } else if (i < pairs) {
                                paired += AT_LEAST[value];
                                leastPair = Math.min(leastPair, value);
                            } else {
                                others += AT_LEAST[Math.min(value, leastPair)]; // pairs are to be taken first
                            }
                        }
                        return begins ? leastAfterMove(lone, paired, others, first) : least(lone, paired, others, first);
                        """)
                .build());
        type.addMethod(
                Methods.helper("int", "leastAfterMove", "long lone", "long paired", "long others", "boolean first")
                        .addJavadoc("The same where the player begins, and takes the best item of one kind.")
                        .addCode("""
                        int best = highest(lone);
                        int least = best + least(lone - AT_LEAST[best], paired, others, first);
                        if (paired != 0) {
                            best = highest(paired);
                            least = Math.max(least, best + least(lone, paired - AT_LEAST[best], others, first));
                        }
                        if (others != 0) {
                            best = highest(others);
                            least = Math.max(least, best + least(lone, paired, others - AT_LEAST[best], first));
                        }
                        return least;
                        """)
                        .build());
        type.addMethod(Methods.helper("int", "highest", "long counts")
                .addJavadoc("The highest value that has a count, 0 for none.")
                .addCode("return (71 - Long.numberOfLeadingZeros(counts)) / 8;\n")
                .build());
        type.addMethod(Methods.helper("int", "least", "long lone", "long paired", "long others", "boolean first")
                .addJavadoc("""
                        The least that items are worth once the other player begins to destroy them: of those that no tile meets with another
                        one a move, of pairs one a move and with it other items, else as many as a tile meets. Each time the player takes the
                        best that is left, so of n items of some value at least every second, or every third, and so on.
                        """)
                .addCode("""
                        int met = first ? SECOND_LARGEST : FIRST_LARGEST;
                        int lost = ((int) (paired & 0xFF) + 1) / 2 * (met - 1);
                        long halves = (lone >>> 1 & 0x7F7F7F7F_7F7F7F7FL) + (paired >>> 1 & 0x7F7F7F7F_7F7F7F7FL);
                        int least = (int) (halves * 0x01010101_01010101L >>> 56); // the sum of all 8 counts
                        int last = Math.max(0, (int) (others & 0xFF) - lost);
                        if ((lone & 1) != 0 && last != rounds(last, first) * (met + 1)) {
                            least++; // of the last of both kinds one is left
                        }
                        for (long rest = others; rest != 0; rest >>>= 8) {
                            least += rounds(Math.max(0, (int) (rest & 0xFF) - lost), first);
                        }
                        return least;
                        """)
                .build());
        type.addMethod(Methods.helper("int", "rounds", "int items", "boolean first")
                .addJavadoc(
                        "How many of so many items a player gets if the other meets as many as a tile can before each.")
                .addCode("return first ? items / (SECOND_LARGEST + 1) : items / (FIRST_LARGEST + 1);\n")
                .build());
    }
}
