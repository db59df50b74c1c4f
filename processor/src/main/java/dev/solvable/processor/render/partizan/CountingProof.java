package dev.solvable.processor.render.partizan;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.TileRules;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import java.util.List;

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
        LayoutFields fields = new LayoutFields(first, second);
        fields.addTo(type);
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
        new TileLayout(first, second, masks).addTo(type);
        new TileLayout(second, first, masks).addTo(type);
        addProves(type);
        addWeights(type);
        addLeads(type);
        new TileValues(first).addTo(type);
        new TileValues(second).addTo(type);
        new LeastGain(fields.tilesListed(), fields.tilesInMasks()).addTo(type);
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
        type.addField(Methods.constant(
                "int", "HOPELESS", "Stands for a lead so far from being one that it is not counted.", "-CELLS"));
        type.addMethod(Methods.stateful("int", "lead", "long free", "boolean first", "boolean begins")
                .addJavadoc("""
                        By how many moves a player has the last one, be it that player who begins or the other; 0 or less where counting
                        does not show that.
                        """)
                .addCode("""
                        long reach = reach(free, !first);
                        int lead = lead(free, reach, first, begins, true);
                        return lead > 0 || lead <= -FAR ? lead : Math.max(lead, lead(free, reach, first, begins, false));
                        """)
                .build());
        type.addMethod(Methods.stateful(
                        "int", "lead", "long free", "long reach", "boolean first", "boolean begins", "boolean low")
                .addJavadoc("The same, with tiles laid out from the lowest cell or the highest.")
                .addCode("""
                        layOut(free, reach, low, first);
                        long hitting = hitting(free, low, !first);
                        int wanting = Long.bitCount(hitting) + (begins ? 1 : 0) - safeTiles;
                        // the other player destroys every second item at least
                        int most = (moves + Long.bitCount(hitting & wanted)) / 2 + (begins ? 3 : 0);
                        if (most < wanting) {
                            return HOPELESS;
                        }
                        extend(free, reach, first);
                        contest(free, first);
                        int lead = leadByHitting(hitting, first, begins);
                        if (lead > 0 || lead <= -FAR) {
                            return lead;
                        }
                        if (leadByWeight(free, reach, first, begins) > 0) {
                            return 1;
                        }
                        return Math.max(lead, leadByHitting(hitting(free, !low, !first), first, begins));
                        """)
                .build());
        addEither(
                type,
                "layOut",
                "Lays out pairs, safe tiles and other tiles of a player.",
                "LayOut(free, reach, low)",
                "long free",
                "long reach",
                "boolean low",
                "boolean first");
        addEither(
                type,
                "extend",
                "Finds cells of the other player's that safe tiles could cover instead, where no tile of that player meets two items.",
                "Extend(free, reach)",
                "long free",
                "long reach",
                "boolean first");
        addEither(
                type,
                "contest",
                "Finds a player's items that one tile of the other player can meet together with another item.",
                "Contest(free)",
                "long free",
                "boolean first");
        type.addMethod(Methods.stateful("void", "extend", "long tile", "long free", "long reach", "boolean first")
                .addJavadoc("The same for one safe tile.")
                .addCode("""
                        long room = tile | left;
                        long cell = first ? firstInstead(tile, room, reach) : secondInstead(tile, room, reach);
                        if (cell != 0 && (touching(cell, free, !first) & wanted & ~cell) == 0) {
                            extra |= cell;
                            wanted |= cell;
                            left &= ~cell;
                        }
                        """)
                .build());
    }

    /** A method without a result for either player. */
    private static void addEither(
            TypeSpec.Builder type, String name, String javadoc, String call, String... parameters) {
        type.addMethod(Methods.stateful("void", name, parameters)
                .addJavadoc("$L", javadoc)
                .addCode(CodeBlock.of("$L", """
                        if (first) {
                            firstCALL;
                        } else {
                            secondCALL;
                        }
                        """.replace("CALL", call)))
                .build());
    }

    /** Weights of cells of which every tile of the other player covers two at least, where its tiles are dominoes. */
    private void addWeights(TypeSpec.Builder type) {
        LayoutFields.addMask(
                type,
                "once",
                "The cells that weigh something, so that every tile of a player weighs as much as its smallest.");
        LayoutFields.addMask(type, "twice", "The cells that weigh 2.");
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
                        if (unit == 1 || unit > 7) {
                            return 0; // of a tile of one cell a set that all tiles hit is as good; larger ones are not counted
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
