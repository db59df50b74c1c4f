package dev.solvable.processor.render.partizan;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * How a player lays out tiles for a {@link CountingProof}. Tiles of few shapes are masks of their lowest cells, one for
 * each shape, and all of them are looked at together; tiles of many shapes are gone through one by one.
 */
final class TileLayout implements Section {
    private final PlayerTiles own;
    private final PlayerTiles other;
    private final TileSets sets;
    private final Masks masks;

    TileLayout(PlayerTiles own, PlayerTiles other, Masks masks) {
        this.own = own;
        this.other = other;
        this.sets = new TileSets(own, masks);
        this.masks = masks;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        if (own.shifted()) {
            IntStream.range(0, own.shapes().size()).forEach(shape -> addPacked(type, shape));
            addLay(type);
            new TilePairs(own, other, masks).addTo(type);
        } else {
            addPack(type);
        }
        add(
                type,
                "LayOut",
                "Lays out pairs, safe tiles and other tiles of the PLAYER player.",
                own.shifted() ? layOut() : layOutListed(),
                "long free",
                "long reach",
                "boolean low");
        add(
                type,
                "Extend",
                "Finds cells of the OTHER player's that safe tiles could cover instead, where no tile of that player meets two items.",
                own.shifted() ? extend() : extendListed(),
                "long free",
                "long reach");
        new TileContest(own, other, masks).addTo(type);
    }

    private void add(TypeSpec.Builder type, String name, String javadoc, String code, String... parameters) {
        type.addMethod(Methods.stateful("void", own.player() + name, parameters)
                .addJavadoc("$L", named(javadoc))
                .addCode(CodeBlock.of("$L", named(code)))
                .build());
    }

    private String named(String text) {
        return text.replace("PLAYER", own.player())
                .replace("OTHER", other.player())
                .replace("LIST", own.first() ? "FIRST_TILES" : "SECOND_TILES");
    }

    /** The name of what there is for each shape. */
    private String name(String name, int shape) {
        return own.shapes().size() > 1 ? name + shape : name;
    }

    private List<Integer> offsets(int shape) {
        return own.shapes().get(shape).offsets();
    }

    /**
     * The same code for every shape: {@code SAFE}, {@code LAID} and the like name its masks, {@code X_CELLS} their
     * cells.
     */
    private String forEachShape(String text) {
        return IntStream.range(0, own.shapes().size())
                .mapToObj(shape -> text.replace("CELLS_OF_SAFE", TileSets.from(offsets(shape), name("safe", shape)))
                        .replace("CELLS_OF_LAID", TileSets.from(offsets(shape), name("laid", shape)))
                        .replace("CELLS_OF_ANCHOR", TileSets.from(offsets(shape), "anchor"))
                        .replace("CELLS_OF_OTHERS", TileSets.from(offsets(shape), "others"))
                        .replace("PLACEMENTS_IN_ROOM", sets.placements(shape, "room"))
                        .replace("MEETING_MORE", TileSets.meeting(offsets(shape), "more"))
                        .replace("MEETING_BESIDE", TileSets.meeting(offsets(shape), "beside"))
                        .replace("PACKED", name("Packed", shape))
                        .replace("SAFE", name("safe", shape))
                        .replace("LAID", name("laid", shape)))
                .collect(Collectors.joining());
    }

    /** All of some expression for the shapes, joined. */
    private String all(String text, String joint) {
        StringJoiner all = new StringJoiner(joint).setEmptyValue("0");
        for (int shape = 0; shape < own.shapes().size(); shape++) {
            all.add(text.replace("CELLS_OF_SAFE", TileSets.from(offsets(shape), name("safe", shape)))
                    .replace("CELLS_OF_LAID", TileSets.from(offsets(shape), name("laid", shape)))
                    .replace("SAFE", name("safe", shape))
                    .replace("LAID", name("laid", shape)));
        }
        return all.toString();
    }

    private void addPacked(TypeSpec.Builder type, int shape) {
        int step = own.step().orElse(0);
        String code = own.step().isPresent()
                ? "long chosen = PLAYERHitting(free, low);\nreturn low ? chosen >>> DISTANCE : chosen;\n"
                        .replace("DISTANCE", String.valueOf(step * (own.largest() - 1)))
                : """
                long packed = 0;
                long rest = free;
                long anchors = PLACEMENTS;
                while (anchors != 0) {
                    long anchor = low ? Long.lowestOneBit(anchors) : Long.highestOneBit(anchors);
                    packed |= anchor;
                    rest &= ~(CELLS);
                    anchors &= WITHIN;
                }
                return packed;
                """.replace("PLACEMENTS", sets.placements(shape, "rest"))
                        .replace("CELLS", TileSets.from(offsets(shape), "anchor"))
                        .replace("WITHIN", TileSets.within(offsets(shape), "rest"));
        type.addMethod(Methods.helper("long", own.player() + name("Packed", shape), "long free", "boolean low")
                .addJavadoc(
                        "The lowest cells of tiles of the $L player side by side, from the lowest cell or the highest.",
                        own.player())
                .addCode(CodeBlock.of("$L", named(code)))
                .build());
    }

    private void addPack(TypeSpec.Builder type) {
        type.addMethod(
                Methods.stateful("int", own.player() + "Pack", "long free", "boolean low", "long[] list", "int from")
                        .addJavadoc(
                                "Lays tiles of the $L player side by side, from the lowest cell or the highest; returns where their list ends.",
                                own.player())
                        .addCode(CodeBlock.of("$L", named("""
                        int to = from;
                        long rest = free;
                        int count = LIST.length;
                        for (int i = 0; i < count; i++) {
                            long tile = LIST[low ? i : count - 1 - i];
                            if ((tile & ~rest) == 0) {
                                list[to] = tile;
                                to++;
                                rest &= ~tile;
                            }
                        }
                        left = rest;
                        return to;
                        """)))
                        .build());
    }

    private static String layOut() {
        return """
                pairs = PLAYERPairs(free, reach, low);
                listed = pairs;
                wanted = 0;
                for (int i = 0; i < pairs; i++) {
                    wanted |= items[i];
                }
                long rest = PLAYERLaySafe(free & ~(wanted | reach), low);
                rest |= free & reach & ~wanted;
                left = PLAYERLay(rest, low);
                wanted |= rest & ~left;
                """;
    }

    /** Both take as many tiles as they find room for, of one shape after the other. */
    private void addLay(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("long", own.player() + "LaySafe", "long free", "boolean low")
                .addJavadoc("Lays safe tiles of the $L player; returns the cells that are left.", own.player())
                .addCode(CodeBlock.of(
                        "$L",
                        named("long rest = free;\n" + forEachShape("""
                        SAFE = PLAYERPACKED(rest, low);
                        rest &= ~(CELLS_OF_SAFE);
                        """) + "safeTiles = "
                                + all("Long.bitCount(SAFE)", " + ") + ";\nreturn rest;\n")))
                .build());
        type.addMethod(Methods.stateful("long", own.player() + "Lay", "long free", "boolean low")
                .addJavadoc("Lays other tiles of the $L player; returns the cells that are left.", own.player())
                .addCode(CodeBlock.of(
                        "$L",
                        named("long rest = free;\n" + forEachShape("""
                        LAID = PLAYERPACKED(rest, low);
                        rest &= ~(CELLS_OF_LAID);
                        """) + "moves = 2 * pairs + safeTiles + "
                                + all("Long.bitCount(LAID)", " + ")
                                + ";\nreturn rest;\n")))
                .build());
        type.addMethod(Methods.helper("long", own.player() + "Beside", "long more", "long room")
                .addJavadoc(
                        "The cells of placements of the $L player within a room that cover one of some cells.",
                        own.player())
                .addCode(CodeBlock.of(
                        "$L", named("long others;\nlong beside = 0;\n" + forEachShape("""
                        others = PLACEMENTS_IN_ROOM & (MEETING_MORE);
                        beside |= CELLS_OF_OTHERS;
                        """) + "return beside;\n")))
                .build());
    }

    private String layOutListed() {
        return """
                pairs = 0;
                long unreached = free & ~reach;
                safeTiles = PLAYERPack(unreached, low, safeList, 0);
                long rest = free & reach | left;
                listed = PLAYERPack(rest, low, items, 0);
                moves = listed + safeTiles;
                wanted = rest & ~left;
                """;
    }

    private String extend() {
        return """
                extra = 0;
                long more = left & reach;
                if (more == 0) {
                    return;
                }
                long room = ALL_SAFE | left;
                long beside = PLAYERBeside(more, room); // of what could replace a safe tile
                """.replace("ALL_SAFE", all("CELLS_OF_SAFE", " | "))
                + forEachShape("""
                for (long anchors = SAFE & (MEETING_BESIDE); anchors != 0; anchors &= anchors - 1) {
                    long anchor = Long.lowestOneBit(anchors);
                    extend(CELLS_OF_ANCHOR, free, reach, FIRST);
                }
                """.replace("FIRST", String.valueOf(own.first())));
    }

    private String extendListed() {
        return """
                extra = 0;
                for (int i = 0; i < safeTiles; i++) {
                    extend(safeList[i], free, reach, FIRST);
                }
                """.replace("FIRST", String.valueOf(own.first()));
    }
}
