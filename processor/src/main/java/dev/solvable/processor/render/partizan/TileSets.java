package dev.solvable.processor.render.partizan;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What a player's tiles can do with a set of free cells: reach cells, touch cells, be hit. Few shapes are tried with
 * shifts, all placements of a shape at once; many are gone through one by one.
 */
final class TileSets implements Section {
    private final PlayerTiles tiles;
    private final Masks masks;

    TileSets(PlayerTiles tiles, Masks masks) {
        this.tiles = tiles;
        this.masks = masks;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        if (tiles.shifted()) {
            for (int i = 0; i < tiles.shapes().size(); i++) {
                addAnchors(type, i);
            }
        }
        add(type, "long", "Reach", "The cells that tiles of the PLAYER player could cover.", reach(), "long free");
        add(
                type,
                "long",
                "Touching",
                "The cells of all tiles that the PLAYER player could lay over one of some cells.",
                touching(),
                "long cells",
                "long free");
        add(
                type,
                "long",
                "Hitting",
                "Cells of which every tile of the PLAYER player covers one, chosen from the lowest or the highest.",
                tiles.step().isPresent() ? new Bars(tiles, placements(0, "free")).hitting() : hitting(),
                "long free",
                "boolean low");
        add(
                type,
                "long",
                "Instead",
                "The only cell, one in reach of the other, that a tile of the PLAYER player over part of this one would cover beside it; 0 for none.",
                instead(),
                "long tile",
                "long room",
                "long reach");
        add(
                type,
                "int",
                "Room",
                tiles.step().isPresent()
                        ? "How many tiles of the PLAYER player fit side by side."
                        : "How many placements the PLAYER player has.",
                room(),
                "long free");
    }

    private void addAnchors(TypeSpec.Builder type, int shape) {
        String offsets = tiles.shapes().get(shape).offsets().stream()
                .skip(1)
                .map(offset -> ", " + offset + " above it")
                .collect(Collectors.joining());
        type.addField(Methods.constant(
                "long",
                tiles.anchorsName(shape),
                "The lowest cells of the " + tiles.player() + " player's tiles that cover a cell" + offsets + ".",
                masks.literal(tiles.shapes().get(shape).anchors())));
    }

    private void add(
            TypeSpec.Builder type, String returns, String name, String javadoc, String code, String... parameters) {
        type.addMethod(Methods.helper(returns, tiles.player() + name, parameters)
                .addJavadoc("$L", javadoc.replace("PLAYER", tiles.player()))
                .addCode(CodeBlock.of("$L", code))
                .build());
    }

    /** The anchors of the placements within the cells of a variable. */
    String placements(int shape, String free) {
        return within(tiles.shapes().get(shape).offsets(), free) + " & " + tiles.anchorsName(shape);
    }

    /** The positions from which all offsets lie in the cells of a variable. */
    static String within(List<Integer> offsets, String free) {
        return offsets.stream()
                .map(offset -> offset == 0 ? free : free + " >>> " + offset)
                .collect(Collectors.joining(" & "));
    }

    /** The cells at all offsets from those of a variable. */
    static String from(List<Integer> offsets, String anchors) {
        return offsets.stream()
                .map(offset -> offset == 0 ? anchors : anchors + " << " + offset)
                .collect(Collectors.joining(" | "));
    }

    /** The positions from which one of the offsets at least lies in the cells of a variable. */
    static String meeting(List<Integer> offsets, String cells) {
        return offsets.stream()
                .map(offset -> offset == 0 ? cells : cells + " >>> " + offset)
                .collect(Collectors.joining(" | "));
    }

    /** The same code for every shape: {@code N} is its number, and it may name the shape's placements. */
    private String forEachShape(String text) {
        return IntStream.range(0, tiles.shapes().size())
                .mapToObj(shape -> text.replace("PLACEMENTS_IN_FREE", placements(shape, "free"))
                        .replace("PLACEMENTS_IN_ROOM", placements(shape, "room"))
                        .replace("PLACEMENTS_IN_REST", placements(shape, "rest"))
                        .replace("MEETING_CELLS", meeting(offsets(shape), "cells"))
                        .replace("MEETING_TILE", meeting(offsets(shape), "tile"))
                        .replace("WITHIN_REST", within(offsets(shape), "rest"))
                        .replace("CELLS_OF_PLACES", from(offsets(shape), name("anchors", shape)))
                        .replace("CELLS_OF_ANCHOR", from(offsets(shape), "anchor"))
                        .replace(
                                "HIGHEST",
                                String.valueOf(offsets(shape).get(offsets(shape).size() - 1)))
                        .replace("PLACES", name("anchors", shape)))
                .collect(Collectors.joining());
    }

    private List<Integer> offsets(int shape) {
        return tiles.shapes().get(shape).offsets();
    }

    private String name(String name, int shape) {
        return tiles.shapes().size() > 1 ? name + shape : name;
    }

    private String list() {
        return tiles.first() ? "FIRST_TILES" : "SECOND_TILES";
    }

    private String reach() {
        return tiles.shifted()
                ? "long reach = 0;\n" + forEachShape("""
                        long PLACES = PLACEMENTS_IN_FREE;
                        reach |= CELLS_OF_PLACES;
                        """) + "return reach;\n"
                : """
                long reach = 0;
                for (long tile : LIST) {
                    if ((tile & ~free) == 0) {
                        reach |= tile;
                    }
                }
                return reach;
                """.replace("LIST", list());
    }

    private String touching() {
        return tiles.shifted()
                ? "long touching = 0;\n" + forEachShape("""
                        long PLACES = PLACEMENTS_IN_FREE & (MEETING_CELLS);
                        touching |= CELLS_OF_PLACES;
                        """) + "return touching;\n"
                : """
                long touching = 0;
                for (long tile : LIST) {
                    if ((tile & ~free) == 0 && (tile & cells) != 0) {
                        touching |= tile;
                    }
                }
                return touching;
                """.replace("LIST", list());
    }

    private String hitting() {
        return """
                long hitting = 0;
                long rest = free;
                """ + (tiles.shifted() ? forEachShape("""
                        long PLACES = PLACEMENTS_IN_REST;
                        while (PLACES != 0) {
                            long cell = low ? Long.lowestOneBit(PLACES) << HIGHEST : Long.highestOneBit(PLACES);
                            hitting |= cell;
                            rest &= ~cell;
                            PLACES &= WITHIN_REST;
                        }
                        """) : """
                        int count = LIST.length;
                        for (int i = 0; i < count; i++) {
                            long tile = LIST[low ? i : count - 1 - i];
                            if ((tile & ~rest) == 0) {
                                long cell = low ? Long.highestOneBit(tile) : Long.lowestOneBit(tile);
                                hitting |= cell;
                                rest &= ~cell;
                            }
                        }
                        """.replace("LIST", list())) + "return hitting;\n";
    }

    private String instead() {
        return (tiles.shifted() ? forEachShape("""
                        long PLACES = PLACEMENTS_IN_ROOM & (MEETING_TILE);
                        while (PLACES != 0) {
                            long anchor = Long.lowestOneBit(PLACES);
                            long outside = (CELLS_OF_ANCHOR) & ~tile;
                            if ((outside & reach) != 0 && (outside & outside - 1) == 0) {
                                return outside;
                            }
                            PLACES ^= anchor;
                        }
                        """) : """
                        for (long other : LIST) {
                            long outside = other & ~tile;
                            if ((other & ~room) == 0 && (outside & reach) != 0 && (outside & outside - 1) == 0) {
                                return outside;
                            }
                        }
                        """.replace("LIST", list())) + "return 0;\n";
    }

    private String room() {
        if (tiles.step().isPresent()) {
            return "return Long.bitCount(" + tiles.player() + "Hitting(free, true));\n";
        }
        return "int room = 0;\n"
                + (tiles.shifted()
                        ? forEachShape("room += Long.bitCount(PLACEMENTS_IN_FREE);\n")
                        : """
                        for (long tile : LIST) {
                            if ((tile & ~free) == 0) {
                                room++;
                            }
                        }
                        """.replace("LIST", list()))
                + "return room;\n";
    }
}
