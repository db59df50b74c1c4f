package dev.solvable.processor.render.partizan;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Which items of a {@link TileLayout} are contested: one tile of the other player can meet them and another item. */
final class TileContest implements Section {
    private final PlayerTiles own;
    private final PlayerTiles other;
    private final TileSets otherSets;

    TileContest(PlayerTiles own, PlayerTiles other, Masks masks) {
        this.own = own;
        this.other = other;
        this.otherSets = new TileSets(other, masks);
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        StringBuilder code = new StringBuilder();
        if (own.shifted() && other.shifted()) {
            for (int shape = 0; shape < other.shapes().size(); shape++) {
                addMeetingTwo(type, shape);
            }
            code.append(contestTogether());
        } else if (own.shifted()) {
            for (int shape = 0; shape < own.shapes().size(); shape++) {
                code.append(contestEach(shape));
            }
        }
        code.append("""
                for (int i = 0; i < listed; i++) {
                    contestedItems[i] = (OTHERTouching(items[i], free) & wanted & ~items[i]) != 0;
                }
                """.replace("OTHER", other.player()));
        type.addMethod(Methods.stateful("void", own.player() + "Contest", "long free")
                .addJavadoc(
                        "Finds the $L player's items that one tile of the $L player can meet together with another item.",
                        own.player(),
                        other.player())
                .addCode(CodeBlock.of("$L", code))
                .build());
    }

    private static String name(String name, PlayerTiles tiles, int shape) {
        return tiles.shapes().size() > 1 ? name + shape : name;
    }

    private List<Integer> offsets(int shape) {
        return own.shapes().get(shape).offsets();
    }

    private String contestTogether() {
        StringBuilder code = new StringBuilder("long meeting;\nlong cells = 0; // of tiles that meet two items\n");
        for (int shape = 0; shape < other.shapes().size(); shape++) {
            code.append("meeting = ").append(meetingTwo(shape)).append("(free);\n");
            code.append("cells |= ")
                    .append(TileSets.from(other.shapes().get(shape).offsets(), "meeting"))
                    .append(";\n");
        }
        for (int shape = 0; shape < own.shapes().size(); shape++) {
            code.append(name("contested", own, shape))
                    .append(" = ")
                    .append(name("laid", own, shape))
                    .append(" & (")
                    .append(TileSets.meeting(offsets(shape), "cells"))
                    .append(");\n");
        }
        return code.toString();
    }

    private String contestEach(int shape) {
        return """
                CONTESTED = 0;
                for (long anchors = LAID; anchors != 0; anchors &= anchors - 1) {
                    long anchor = Long.lowestOneBit(anchors);
                    long tile = CELLS;
                    if ((OTHERTouching(tile, free) & wanted & ~tile) != 0) {
                        CONTESTED |= anchor;
                    }
                }
                """.replace("CONTESTED", name("contested", own, shape))
                .replace("LAID", name("laid", own, shape))
                .replace("CELLS", TileSets.from(offsets(shape), "anchor"))
                .replace("OTHER", other.player());
    }

    private String meetingTwo(int shape) {
        return other.player() + name("MeetingTwo", other, shape);
    }

    /** Every tile that is laid out has one lowest cell, so to meet two items is to be met from two of these. */
    private void addMeetingTwo(TypeSpec.Builder type, int shape) {
        List<Integer> cells = other.shapes().get(shape).offsets();
        StringBuilder listed = new StringBuilder("long listedCells = wanted");
        for (int laid = 0; laid < own.shapes().size(); laid++) {
            listed.append(" & ~(")
                    .append(TileSets.from(offsets(laid), name("laid", own, laid)))
                    .append(")");
        }
        StringBuilder code = listed.append(";\nlong any = ")
                .append(TileSets.meeting(cells, "listedCells"))
                .append(";\nlong two = 0;\nlong met;\n");
        for (int laid = 0; laid < own.shapes().size(); laid++) {
            Set<Integer> distances = new TreeSet<>();
            for (int from : cells) {
                offsets(laid).forEach(to -> distances.add(from - to));
            }
            for (int distance : distances) {
                code.append("met = ")
                        .append(name("laid", own, laid))
                        .append(TilePairs.shifted(distance))
                        .append(";\ntwo |= any & met;\nany |= met;\n");
            }
        }
        code.append("return two & ").append(otherSets.placements(shape, "free")).append(";\n");
        type.addMethod(Methods.stateful("long", meetingTwo(shape), "long free")
                .addJavadoc(
                        "The lowest cells of tiles of the $L player that meet two items of the $L player.",
                        other.player(),
                        own.player())
                .addCode(CodeBlock.of("$L", code))
                .build());
    }
}
